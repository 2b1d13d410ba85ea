/* What libxml2's SAX parse of a file costs when nothing is made of it: the floor under the TTML reader.
 * Counts the elements, so that the callbacks are not empty. */
#include <libxml/parser.h>
#include <stdio.h>
#include <stdlib.h>

static long elements;

static void start(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
                  int namespace_count, const xmlChar **namespaces, int count, int defaulted,
                  const xmlChar **values) {
  (void)context, (void)name, (void)prefix, (void)uri, (void)namespace_count, (void)namespaces;
  (void)count, (void)defaulted, (void)values;
  elements++;
}

static void text(void *context, const xmlChar *bytes, int count) {
  (void)context, (void)bytes, (void)count;
}

int main(int argc, char **argv) {
  if (argc != 2) return 2;
  FILE *file = fopen(argv[1], "rb");
  if (!file || fseek(file, 0, SEEK_END)) return 3;
  long size = ftell(file);
  rewind(file);
  char *bytes = malloc((size_t)size);
  if (!bytes || fread(bytes, 1, (size_t)size, file) != (size_t)size) return 3;
  xmlSAXHandler handler = {0};
  handler.initialized = XML_SAX2_MAGIC;
  handler.startElementNs = start;
  handler.characters = text;
  int result = xmlSAXUserParseMemory(&handler, NULL, bytes, (int)size);
  printf("%ld\n", elements);
  free(bytes);
  fclose(file);
  return result != 0;
}
