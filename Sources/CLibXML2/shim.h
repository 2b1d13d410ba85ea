// Distribution builds of libxml2 include the system's ICU headers, whose types clash with the
// ones Foundation brings along. Nothing here uses ICU through libxml2, so hide it.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <libxml/encoding.h>
#include <libxml/xmlerror.h>
