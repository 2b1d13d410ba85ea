/// Every named character reference of the HTML Standard (13.5 "Named character references").
///
/// Names are in byte order, each written as the count of leading characters that it shares with
/// the name before (one base-36 digit) and the rest; then `.`, or `!` for the 106 names that also
/// count without their semicolon; then the hexadecimal code points, joined by `+`. One literal
/// compiles and loads at once where a dictionary of two thousand entries takes seconds and
/// milliseconds.
let characterReferenceNames: String = """
  0AElig!C6 1MP!26 1acute!C1 1breve.102 1circ!C2 2y.410 1fr.1D504 1grave!C0 1lpha.391 1macr.100
  1nd.2A53 1ogon.104 2pf.1D538 1pplyFunction.2061 1ring!C5 1scr.1D49C 2sign.2254 1tilde!C3 1uml!C4
  0Backslash.2216 2rv.2AE7 3wed.2306 1cy.411 1ecause.2235 2rnoullis.212C 2ta.392 1fr.1D505
  1opf.1D539 1reve.2D8 1scr.212C 1umpeq.224E 0CHcy.427 1OPY!A9 1acute.106 2p.22D2
  3italDifferentialD.2145 2yleys.212D 1caron.10C 2edil!C7 2irc.108 2onint.2230 1dot.10A 1edilla.B8
  2nterDot.B7 1fr.212D 1hi.3A7 1ircleDot.2299 6Minus.2296 6Plus.2295 6Times.2297
  1lockwiseContourIntegral.2232 3seCurlyDoubleQuote.201D aQuote.2019 1olon.2237 5e.2A74
  2ngruent.2261 3int.222F 3tourIntegral.222E 2pf.2102 3roduct.2210
  2unterClockwiseContourIntegral.2233 1ross.2A2F 1scr.1D49E 1up.22D3 3Cap.224D 0DD.2145 2otrahd.2911
  1Jcy.402 1Scy.405 1Zcy.40F 1agger.2021 2rr.21A1 2shv.2AE4 1caron.10E 2y.414 1el.2207 3ta.394
  1fr.1D507 1iacriticalAcute.B4 bDot.2D9 dubleAcute.2DD bGrave.60 bTilde.2DC 3mond.22C4
  2fferentialD.2146 1opf.1D53B 2t.A8 3Dot.20DC 3Equal.2250 2ubleContourIntegral.222F 6Dot.A8
  8wnArrow.21D3 6LeftArrow.21D0 aRightArrow.21D4 aTee.2AE4 7ongLeftArrow.27F8 eRightArrow.27FA
  aRightArrow.27F9 6RightArrow.21D2 bTee.22A8 6UpArrow.21D1 8DownArrow.21D5 6VerticalBar.2225
  2wnArrow.2193 9Bar.2913 9UpArrow.21F5 4Breve.311 4LeftRightVector.2950 8TeeVector.295E
  8Vector.21BD eBar.2956 4RightTeeVector.295F 9Vector.21C1 fBar.2957 4Tee.22A4 7Arrow.21A7
  4arrow.21D3 1scr.1D49F 2trok.110 0ENG.14A 1TH!D0 1acute!C9 1caron.11A 2irc!CA 2y.42D 1dot.116
  1fr.1D508 1grave!C8 1lement.2208 1macr.112 2ptySmallSquare.25FB 5VerySmallSquare.25AB 1ogon.118
  2pf.1D53C 1psilon.395 1qual.2A75 5Tilde.2242 3ilibrium.21CC 1scr.2130 2im.2A73 1ta.397 1uml!CB
  1xists.2203 2ponentialE.2147 0Fcy.424 1fr.1D509 1illedSmallSquare.25FC 6VerySmallSquare.25AA
  1opf.1D53D 2rAll.2200 2uriertrf.2131 1scr.2131 0GJcy.403 1T!3E 1amma.393 5d.3DC 1breve.11E
  1cedil.122 2irc.11C 2y.413 1dot.120 1fr.1D50A 1g.22D9 1opf.1D53E 1reaterEqual.2265 cLess.22DB
  7FullEqual.2267 7Greater.2AA2 7Less.2277 7SlantEqual.2A7E 7Tilde.2273 1scr.1D4A2 1t.226B
  0HARDcy.42A 1acek.2C7 2t.5E 1circ.124 1fr.210C 1ilbertSpace.210B 1opf.210D 2rizontalLine.2500
  1scr.210B 2trok.126 1umpDownHump.224E 4Equal.224F 0IEcy.415 1Jlig.132 1Ocy.401 1acute!CD 1circ!CE
  2y.418 1dot.130 1fr.2111 1grave!CC 1m.2111 2acr.12A 3ginaryI.2148 2plies.21D2 1nt.222C 3egral.222B
  4rsection.22C2 2visibleComma.2063 9Times.2062 1ogon.12E 2pf.1D540 2ta.399 1scr.2110 1tilde.128
  1ukcy.406 2ml!CF 0Jcirc.134 2y.419 1fr.1D50D 1opf.1D541 1scr.1D4A5 2ercy.408 1ukcy.404 0KHcy.425
  1Jcy.40C 1appa.39A 1cedil.136 2y.41A 1fr.1D50E 1opf.1D542 1scr.1D4A6 0LJcy.409 1T!3C 1acute.139
  2mbda.39B 2ng.27EA 2placetrf.2112 2rr.219E 1caron.13D 2edil.13B 2y.41B 1eftAngleBracket.27E8
  5rrow.2190 9Bar.21E4 9RightArrow.21C6 4Ceiling.2308 4DoubleBracket.27E6 6wnTeeVector.2961
  8Vector.21C3 eBar.2959 4Floor.230A 4RightArrow.2194 9Vector.294E 4Tee.22A3 7Arrow.21A4
  7Vector.295A 5riangle.22B2 cBar.29CF cEqual.22B4 4UpDownVector.2951 6TeeVector.2960 6Vector.21BF
  cBar.2958 4Vector.21BC aBar.2952 4arrow.21D0 4rightarrow.21D4 2ssEqualGreater.22DA 4FullEqual.2266
  4Greater.2276 4Less.2AA1 4SlantEqual.2A7D 4Tilde.2272 1fr.1D50F 1l.22D8 2eftarrow.21DA 1midot.13F
  1ongLeftArrow.27F5 8RightArrow.27F7 4RightArrow.27F6 4leftarrow.27F8 8rightarrow.27FA
  4rightarrow.27F9 2pf.1D543 2werLeftArrow.2199 5RightArrow.2198 1scr.2112 2h.21B0 2trok.141 1t.226A
  0Map.2905 1cy.41C 1ediumSpace.205F 2llintrf.2133 1fr.1D510 1inusPlus.2213 1opf.1D544 1scr.2133
  1u.39C 0NJcy.40A 1acute.143 1caron.147 2edil.145 2y.41D 1egativeMediumSpace.200B 8ThickSpace.200B
  bnSpace.200B 8VeryThinSpace.200B 2stedGreaterGreater.226B 6LessLess.226A 2wLine.A 1fr.1D511
  1oBreak.2060 2nBreakingSpace.A0 2pf.2115 2t.2AEC 3Congruent.2262 4upCap.226D
  3DoubleVerticalBar.2226 3Element.2209 4qual.2260 8Tilde.2242+338 4xists.2204 3Greater.226F
  aEqual.2271 aFullEqual.2267+338 aGreater.226B+338 aLess.2279 aSlantEqual.2A7E+338 aTilde.2275
  3HumpDownHump.224E+338 7Equal.224F+338 3LeftTriangle.22EA fBar.29CF+338 fEqual.22EC 5ss.226E
  7Equal.2270 7Greater.2278 7Less.226A+338 7SlantEqual.2A7D+338 7Tilde.2274
  3NestedGreaterGreater.2AA2+338 9LessLess.2AA1+338 3Precedes.2280 bEqual.2AAF+338 bSlantEqual.22E0
  3ReverseElement.220C 4ightTriangle.22EB gBar.29D0+338 gEqual.22ED 3SquareSubset.228F+338
  fEqual.22E2 bperset.2290+338 hEqual.22E3 4ubset.2282+20D2 9Equal.2288 5cceeds.2281 bEqual.2AB0+338
  bSlantEqual.22E1 bTilde.227F+338 5perset.2283+20D2 bEqual.2289 3Tilde.2241 8Equal.2244
  8FullEqual.2247 8Tilde.2249 3VerticalBar.2224 1scr.1D4A9 1tilde!D1 1u.39D 0OElig.152 1acute!D3
  1circ!D4 2y.41E 1dblac.150 1fr.1D512 1grave!D2 1macr.14C 2ega.3A9 2icron.39F 1opf.1D546
  1penCurlyDoubleQuote.201C 9Quote.2018 1r.2A54 1scr.1D4AA 2lash!D8 1tilde!D5 3mes.2A37 1uml!D6
  1verBar.203E 5race.23DE 8ket.23B4 4Parenthesis.23DC 0PartialD.2202 1cy.41F 1fr.1D513 1hi.3A6
  1i.3A0 1lusMinus.B1 1oincareplane.210C 2pf.2119 1r.2ABB 2ecedes.227A 8Equal.2AAF 8SlantEqual.227C
  8Tilde.227E 2ime.2033 2oduct.220F 3portion.2237 aal.221D 1scr.1D4AB 2i.3A8 0QUOT!22 1fr.1D514
  1opf.211A 1scr.1D4AC 0RBarr.2910 1EG!AE 1acute.154 2ng.27EB 2rr.21A0 4tl.2916 1caron.158 2edil.156
  2y.420 1e.211C 2verseElement.220B 8quilibrium.21CB 7UpEquilibrium.296F 1fr.211C 1ho.3A1
  1ightAngleBracket.27E9 6rrow.2192 aBar.21E5 aLeftArrow.21C4 5Ceiling.2309 5DoubleBracket.27E7
  7wnTeeVector.295D 9Vector.21C2 fBar.2955 5Floor.230B 5Tee.22A2 8Arrow.21A6 8Vector.295B
  6riangle.22B3 dBar.29D0 dEqual.22B5 5UpDownVector.294F 7TeeVector.295C 7Vector.21BE dBar.2954
  5Vector.21C0 bBar.2953 5arrow.21D2 1opf.211D 2undImplies.2970 1rightarrow.21DB 1scr.211B 2h.21B1
  1uleDelayed.29F4 0SHCHcy.429 2cy.428 1OFTcy.42C 1acute.15A 1c.2ABC 2aron.160 2edil.15E 2irc.15C
  2y.421 1fr.1D516 1hortDownArrow.2193 5LeftArrow.2190 5RightArrow.2192 5UpArrow.2191 1igma.3A3
  1mallCircle.2218 1opf.1D54A 1qrt.221A 2uare.25A1 6Intersection.2293 6Subset.228F cEqual.2291
  8perset.2290 eEqual.2292 6Union.2294 1scr.1D4AE 1tar.22C6 1ub.22D0 3set.22D0 6Equal.2286
  2cceeds.227B 8Equal.2AB0 8SlantEqual.227D 8Tilde.227F 3hThat.220B 2m.2211 2p.22D1 3erset.2283
  8Equal.2287 3set.22D1 0THORN!DE 1RADE.2122 1SHcy.40B 2cy.426 1ab.9 2u.3A4 1caron.164 2edil.162
  2y.422 1fr.1D517 1herefore.2234 3ta.398 2ickSpace.205F+200A 3nSpace.2009 1ilde.223C 5Equal.2243
  5FullEqual.2245 5Tilde.2248 1opf.1D54B 1ripleDot.20DB 1scr.1D4AF 2trok.166 0Uacute!DA 2rr.219F
  4ocir.2949 1brcy.40E 3eve.16C 1circ!DB 2y.423 1dblac.170 1fr.1D518 1grave!D9 1macr.16A 1nderBar.5F
  6race.23DF 9ket.23B5 5Parenthesis.23DD 2ion.22C3 5Plus.228E 1ogon.172 2pf.1D54C 1pArrow.2191
  7Bar.2912 7DownArrow.21C5 2DownArrow.2195 2Equilibrium.296E 2Tee.22A5 5Arrow.21A5 2arrow.21D1
  2downarrow.21D5 2perLeftArrow.2196 5RightArrow.2197 2si.3D2 4lon.3A5 1ring.16E 1scr.1D4B0
  1tilde.168 1uml!DC 0VDash.22AB 1bar.2AEB 1cy.412 1dash.22A9 5l.2AE6 1ee.22C1 2rbar.2016 3t.2016
  4icalBar.2223 8Line.7C 8Separator.2758 8Tilde.2240 3yThinSpace.200A 1fr.1D519 1opf.1D54D
  1scr.1D4B1 1vdash.22AA 0Wcirc.174 1edge.22C0 1fr.1D51A 1opf.1D54E 1scr.1D4B2 0Xfr.1D51B 1i.39E
  1opf.1D54F 1scr.1D4B3 0YAcy.42F 1Icy.407 1Ucy.42E 1acute!DD 1circ.176 2y.42B 1fr.1D51C 1opf.1D550
  1scr.1D4B4 1uml.178 0ZHcy.416 1acute.179 1caron.17D 2y.417 1dot.17B 1eroWidthSpace.200B 2ta.396
  1fr.2128 1opf.2124 1scr.1D4B5 0aacute!E1 1breve.103 1c.223E 2E.223E+333 2d.223F 2irc!E2 2ute!B4
  2y.430 1elig!E6 1f.2061 2r.1D51E 1grave!E0 1lefsym.2135 3ph.2135 2pha.3B1 1macr.101 3lg.2A3F 2p!26
  1nd.2227 3and.2A55 3d.2A5C 3slope.2A58 3v.2A5A 2g.2220 3e.29A4 3le.2220 3msd.2221 6aa.29A8 7b.29A9
  7c.29AA 7d.29AB 7e.29AC 7f.29AD 7g.29AE 7h.29AF 3rt.221F 5vb.22BE 7d.299D 3sph.2222 4t.C5
  3zarr.237C 1ogon.105 2pf.1D552 1p.2248 2E.2A70 2acir.2A6F 2e.224A 2id.224B 2os.27 2prox.2248
  6eq.224A 1ring!E5 1scr.1D4B6 2t.2A 2ymp.2248 5eq.224D 1tilde!E3 1uml!E4 1wconint.2233 2int.2A11
  0bNot.2AED 1ackcong.224C 4epsilon.3F6 4prime.2035 4sim.223D 7eq.22CD 2rvee.22BD 3wed.2305 6ge.2305
  1brk.23B5 4tbrk.23B6 1cong.224C 2y.431 1dquo.201E 1ecaus.2235 6e.2235 2mptyv.29B0 2psi.3F6
  2rnou.212C 2ta.3B2 3h.2136 3ween.226C 1fr.1D51F 1igcap.22C2 4irc.25EF 4up.22C3 3odot.2A00
  4plus.2A01 4times.2A02 3sqcup.2A06 4tar.2605 3triangledown.25BD bup.25B3 3uplus.2A04 3vee.22C1
  3wedge.22C0 1karow.290D 1lacklozenge.29EB 5square.25AA 5triangle.25B4 ddown.25BE dleft.25C2
  dright.25B8 3nk.2423 2k12.2592 44.2591 334.2593 2ock.2588 1ne.3D+20E5 3quiv.2261+20E5 2ot.2310
  1opf.1D553 2t.22A5 3tom.22A5 2wtie.22C8 2xDL.2557 4R.2554 4l.2556 4r.2553 3H.2550 4D.2566 4U.2569
  4d.2564 4u.2567 3UL.255D 4R.255A 4l.255C 4r.2559 3V.2551 4H.256C 4L.2563 4R.2560 4h.256B 4l.2562
  4r.255F 3box.29C9 3dL.2555 4R.2552 4l.2510 4r.250C 3h.2500 4D.2565 4U.2568 4d.252C 4u.2534
  3minus.229F 3plus.229E 3times.22A0 3uL.255B 4R.2558 4l.2518 4r.2514 3v.2502 4H.256A 4L.2561
  4R.255E 4h.253C 4l.2524 4r.251C 1prime.2035 1reve.2D8 2vbar!A6 1scr.1D4B7 2emi.204F 2im.223D
  4e.22CD 2ol.5C 4b.29C5 4hsub.27C8 1ull.2022 4et.2022 2mp.224E 4E.2AAE 4e.224F 5q.224F 0cacute.107
  2p.2229 3and.2A44 3brcup.2A49 3cap.2A4B 4up.2A47 3dot.2A40 3s.2229+FE00 2ret.2041 3on.2C7
  1caps.2A4D 3ron.10D 2edil!E7 2irc.109 2ups.2A4C 5sm.2A50 1dot.10B 1edil!B8 2mptyv.29B2 2nt!A2
  4erdot.B7 1fr.1D520 1hcy.447 2eck.2713 5mark.2713 2i.3C7 1ir.25CB 3E.29C3 3c.2C6 4eq.2257
  4learrowleft.21BA bright.21BB 6dR.AE 7S.24C8 7ast.229B 7circ.229A 7dash.229D 3e.2257 3fnint.2A10
  3mid.2AEF 3scir.29C2 1lubs.2663 5uit.2663 1olon.3A 5e.2254 6q.2254 2mma.2C 5t.40 3p.2201 4fn.2218
  4lement.2201 6xes.2102 2ng.2245 4dot.2A6D 3int.222E 2pf.1D554 3rod.2210 3y!A9 4sr.2117 1rarr.21B5
  2oss.2717 1scr.1D4B8 2ub.2ACF 4e.2AD1 3p.2AD0 4e.2AD2 1tdot.22EF 1udarrl.2938 6r.2935 2epr.22DE
  3sc.22DF 2larr.21B6 6p.293D 2p.222A 3brcap.2A48 3cap.2A46 4up.2A4A 3dot.228D 3or.2A45 3s.222A+FE00
  2rarr.21B7 6m.293C 3lyeqprec.22DE 7succ.22DF 5vee.22CE 5wedge.22CF 3ren!A4 3vearrowleft.21B6
  aright.21B7 2vee.22CE 2wed.22CF 1wconint.2232 2int.2231 1ylcty.232D 0dArr.21D3 1Har.2965
  1agger.2020 2leth.2138 2rr.2193 2sh.2010 4v.22A3 1bkarow.290F 2lac.2DD 1caron.10F 2y.434 1d.2146
  2agger.2021 3rr.21CA 2otseq.2A77 1eg!B0 2lta.3B4 2mptyv.29B1 1fisht.297F 2r.1D521 1harl.21C3
  4r.21C2 1iam.22C4 4ond.22C4 7suit.2666 4s.2666 2e.A8 2gamma.3DD 2sin.22F2 2v.F7 3ide!F7
  6ontimes.22C7 3onx.22C7 1jcy.452 1lcorn.231E 3rop.230D 1ollar.24 2pf.1D555 2t.2D9 3eq.2250
  5dot.2251 3minus.2238 3plus.2214 3square.22A1 2ublebarwedge.2306 2wnarrow.2193 4downarrows.21CA
  4harpoonleft.21C3 bright.21C2 1rbkarow.2910 2corn.231F 3rop.230C 1scr.1D4B9 3y.455 2ol.29F6
  2trok.111 1tdot.22F1 2ri.25BF 4f.25BE 1uarr.21F5 2har.296F 1wangle.29A6 1zcy.45F 2igrarr.27FF
  0eDDot.2A77 2ot.2251 1acute!E9 2ster.2A6E 1caron.11B 2ir.2256 4c!EA 2olon.2255 2y.44D 1dot.117
  1e.2147 1fDot.2252 2r.1D522 1g.2A9A 2rave!E8 2s.2A96 3dot.2A98 1l.2A99 2inters.23E7 2l.2113
  2s.2A95 3dot.2A97 1macr.113 2pty.2205 5set.2205 5v.2205 2sp.2003 413.2004 54.2005 1ng.14B 2sp.2002
  1ogon.119 2pf.1D556 1par.22D5 4sl.29E3 2lus.2A71 2si.3B5 4lon.3B5 4v.3F5 1qcirc.2256 3olon.2255
  2sim.2242 3lantgtr.2A96 7less.2A95 2uals.3D 3est.225F 3iv.2261 5DD.2A78 2vparsl.29E5 1rDot.2253
  2arr.2971 1scr.212F 2dot.2250 2im.2242 1ta.3B7 2h!F0 1uml!EB 2ro.20AC 1xcl.21 2ist.2203
  2pectation.2130 3onentiale.2147 0fallingdotseq.2252 1cy.444 1emale.2640 1filig.FB03 2lig.FB00
  3lig.FB04 2r.1D523 1ilig.FB01 1jlig.66+6A 1lat.266D 2lig.FB02 2tns.25B1 1nof.192 1opf.1D557
  2rall.2200 3k.22D4 4v.2AD9 1partint.2A0D 1rac12!BD 53.2153 54!BC 55.2155 56.2159 58.215B 423.2154
  55.2156 434!BE 55.2157 58.215C 445.2158 456.215A 58.215D 478.215E 3sl.2044 2own.2322 1scr.1D4BB
  0gE.2267 2l.2A8C 1acute.1F5 2mma.3B3 5d.3DD 2p.2A86 1breve.11F 1circ.11D 2y.433 1dot.121 1e.2265
  2l.22DB 2q.2265 3q.2267 3slant.2A7E 2s.2A7E 3cc.2AA9 3dot.2A80 6o.2A82 7l.2A84 3l.22DB+FE00
  4es.2A94 1fr.1D524 1g.226B 2g.22D9 1imel.2137 1jcy.453 1l.2277 2E.2A92 2a.2AA5 2j.2AA4 1nE.2269
  2ap.2A8A 4prox.2A8A 2e.2A88 3q.2A88 4q.2269 2sim.22E7 1opf.1D558 1rave.60 1scr.210A 2im.2273
  4e.2A8E 4l.2A90 1t!3E 2cc.2AA7 3ir.2A7A 2dot.22D7 2lPar.2995 2quest.2A7C 2rapprox.2A86 4rr.2978
  3dot.22D7 3eqless.22DB 5qless.2A8C 3less.2277 3sim.2273 1vertneqq.2269+FE00 2nE.2269+FE00
  0hArr.21D4 1airsp.200A 2lf.BD 2milt.210B 2rdcy.44A 3r.2194 4cir.2948 4w.21AD 1bar.210F 1circ.125
  1earts.2665 6uit.2665 2llip.2026 2rcon.22B9 1fr.1D525 1ksearow.2925 3warow.2926 1oarr.21FF
  2mtht.223B 2okleftarrow.21A9 4rightarrow.21AA 2pf.1D559 2rbar.2015 1scr.1D4BD 2lash.210F 2trok.127
  1ybull.2043 2phen.2010 0iacute!ED 1c.2063 2irc!EE 2y.438 1ecy.435 2xcl!A1 1ff.21D4 2r.1D526
  1grave!EC 1i.2148 2iint.2A0C 3nt.222D 2nfin.29DC 2ota.2129 1jlig.133 1macr.12B 3ge.2111 4line.2110
  4part.2111 3th.131 2of.22B7 2ped.1B5 1n.2208 2care.2105 2fin.221E 5tie.29DD 2odot.131 2t.222B
  3cal.22BA 3egers.2124 4rcal.22BA 3larhk.2A17 3prod.2A3C 1ocy.451 2gon.12F 2pf.1D55A 2ta.3B9
  1prod.2A3C 1quest!BF 1scr.1D4BE 2in.2208 4E.22F9 4dot.22F5 4s.22F4 5v.22F3 4v.2208 1t.2062
  2ilde.129 1ukcy.456 2ml!EF 0jcirc.135 2y.439 1fr.1D527 1math.237 1opf.1D55B 1scr.1D4BF 2ercy.458
  1ukcy.454 0kappa.3BA 5v.3F0 1cedil.137 2y.43A 1fr.1D528 1green.138 1hcy.445 1jcy.45C 1opf.1D55C
  1scr.1D4C0 0lAarr.21DA 2rr.21D0 2tail.291B 1Barr.290E 1E.2266 2g.2A8B 1Har.2962 1acute.13A
  2emptyv.29B4 2gran.2112 2mbda.3BB 2ng.27E8 4d.2991 4le.27E8 2p.2A85 2quo!AB 2rr.2190 4b.21E4
  5fs.291F 4fs.291D 4hk.21A9 4lp.21AB 4pl.2939 4sim.2973 4tl.21A2 2t.2AAB 3ail.2919 3e.2AAD
  4s.2AAD+FE00 1barr.290C 2brk.2772 2race.7B 5k.5B 3ke.298B 4sld.298F 6u.298D 1caron.13E 2edil.13C
  3il.2308 2ub.7B 2y.43B 1dca.2936 2quo.201C 5r.201E 2rdhar.2967 3ushar.294B 2sh.21B2 1e.2264
  2ftarrow.2190 9tail.21A2 4harpoondown.21BD bup.21BC 4leftarrows.21C7 4rightarrow.2194 es.21C6
  9harpoons.21CB 9squigarrow.21AD 4threetimes.22CB 2g.22DA 2q.2264 3q.2266 3slant.2A7D 2s.2A7D
  3cc.2AA8 3dot.2A7F 6o.2A81 7r.2A83 3g.22DA+FE00 4es.2A93 3sapprox.2A85 4dot.22D6 4eqgtr.22DA
  6qgtr.2A8B 4gtr.2276 4sim.2272 1fisht.297C 2loor.230A 2r.1D529 1g.2276 2E.2A91 1hard.21BD 4u.21BC
  5l.296A 2blk.2584 1jcy.459 1l.226A 2arr.21C7 2corner.231E 2hard.296B 2tri.25FA 1midot.140
  2oust.23B0 6ache.23B0 1nE.2268 2ap.2A89 4prox.2A89 2e.2A87 3q.2A87 4q.2268 2sim.22E6 1oang.27EC
  3rr.21FD 2brk.27E6 2ngleftarrow.27F5 8rightarrow.27F7 4mapsto.27FC 4rightarrow.27F6
  2oparrowleft.21AB 9right.21AC 2par.2985 3f.1D55D 3lus.2A2D 2times.2A34 2wast.2217 3bar.5F 2z.25CA
  3enge.25CA 3f.29EB 1par.28 4lt.2993 1rarr.21C6 2corner.231F 2har.21CB 5d.296D 2m.200E 2tri.22BF
  1saquo.2039 2cr.1D4C1 2h.21B0 2im.2272 4e.2A8D 4g.2A8F 2qb.5B 3uo.2018 5r.201A 2trok.142 1t!3C
  2cc.2AA6 3ir.2A79 2dot.22D6 2hree.22CB 2imes.22C9 2larr.2976 2quest.2A7B 2rPar.2996 3i.25C3
  4e.22B4 4f.25C2 1urdshar.294A 3uhar.2966 1vertneqq.2268+FE00 2nE.2268+FE00 0mDDot.223A 1acr!AF
  2le.2642 3t.2720 4ese.2720 2p.21A6 3sto.21A6 6down.21A7 6left.21A4 6up.21A5 2rker.25AE 1comma.2A29
  2y.43C 1dash.2014 1easuredangle.2221 1fr.1D52A 1ho.2127 1icro!B5 2d.2223 3ast.2A 3cir.2AF0 3dot!B7
  2nus.2212 5b.229F 5d.2238 6u.2A2A 1lcp.2ADB 2dr.2026 1nplus.2213 1odels.22A7 2pf.1D55E 1p.2213
  1scr.1D4C2 2tpos.223E 1u.3BC 2ltimap.22B8 2map.22B8 0nGg.22D9+338 2t.226B+20D2 3v.226B+338
  1Leftarrow.21CD 5rightarrow.21CE 2l.22D8+338 2t.226A+20D2 3v.226A+338 1Rightarrow.21CF 1VDash.22AF
  2dash.22AE 1abla.2207 2cute.144 2ng.2220+20D2 2p.2249 3E.2A70+338 3id.224B+338 3os.149 3prox.2249
  2tur.266E 5al.266E 7s.2115 1bsp!A0 2ump.224E+338 5e.224F+338 1cap.2A43 3ron.148 2edil.146
  2ong.2247 5dot.2A6D+338 2up.2A42 2y.43D 1dash.2013 1e.2260 2Arr.21D7 2arhk.2924 4r.2197 5ow.2197
  2dot.2250+338 2quiv.2262 2sear.2928 3im.2242+338 2xist.2204 6s.2204 1fr.1D52B 1gE.2267+338 2e.2271
  3q.2271 4q.2267+338 4slant.2A7E+338 3s.2A7E+338 2sim.2275 2t.226F 3r.226F 1hArr.21CE 2arr.21AE
  2par.2AF2 1i.220B 2s.22FC 3d.22FA 2v.220B 1jcy.45A 1lArr.21CD 2E.2266+338 2arr.219A 2dr.2025
  2e.2270 3ftarrow.219A 5rightarrow.21AE 3q.2270 4q.2266+338 4slant.2A7D+338 3s.2A7D+338 4s.226E
  2sim.2274 2t.226E 3ri.22EA 5e.22EC 1mid.2224 1opf.1D55F 2t!AC 3in.2209 5E.22F9+338 5dot.22F5+338
  5va.2209 6b.22F7 6c.22F6 3ni.220C 5va.220C 6b.22FE 6c.22FD 1par.2226 4allel.2226 4sl.2AFD+20E5
  4t.2202+338 2olint.2A14 2r.2280 3cue.22E0 3e.2AAF+338 4c.2280 5eq.2AAF+338 1rArr.21CF 2arr.219B
  5c.2933+338 5w.219D+338 2ightarrow.219B 2tri.22EB 5e.22ED 1sc.2281 3cue.22E1 3e.2AB0+338 3r.1D4C3
  2hortmid.2224 6parallel.2226 2im.2241 4e.2244 5q.2244 2mid.2224 2par.2226 2qsube.22E2 5pe.22E3
  2ub.2284 4E.2AC5+338 4e.2288 4set.2282+20D2 7eq.2288 9q.2AC5+338 3cc.2281 5eq.2AB0+338 3p.2285
  4E.2AC6+338 4e.2289 4set.2283+20D2 7eq.2289 9q.2AC6+338 1tgl.2279 2ilde!F1 2lg.2278
  2riangleleft.22EA deq.22EC 9right.22EB eeq.22ED 1u.3BD 2m.23 3ero.2116 3sp.2007 1vDash.22AD
  2Harr.2904 2ap.224D+20D2 2dash.22AC 2ge.2265+20D2 3t.3E+20D2 2infin.29DE 2lArr.2902 3e.2264+20D2
  3t.3C+20D2 4rie.22B4+20D2 2rArr.2903 3trie.22B5+20D2 2sim.223C+20D2 1wArr.21D6 2arhk.2923 4r.2196
  5ow.2196 2near.2927 0oS.24C8 1acute!F3 2st.229B 1cir.229A 4c!F4 2y.43E 1dash.229D 2blac.151
  2iv.2A38 2ot.2299 2sold.29BC 1elig.153 1fcir.29BF 2r.1D52C 1gon.2DB 2rave!F2 2t.29C1 1hbar.29B5
  2m.3A9 1int.222E 1larr.21BA 2cir.29BE 3ross.29BB 2ine.203E 2t.29C0 1macr.14D 2ega.3C9 2icron.3BF
  3d.29B6 3nus.2296 1opf.1D560 1par.29B7 2erp.29B9 2lus.2295 1r.2228 2arr.21BB 2d.2A5D 3er.2134
  5of.2134 3f!AA 3m!BA 2igof.22B6 2or.2A56 2slope.2A57 2v.2A5B 1scr.2134 2lash!F8 2ol.2298 1tilde!F5
  3mes.2297 6as.2A36 1uml!F6 1vbar.233D 0par.2225 3a!B6 4llel.2225 3sim.2AF3 4l.2AFD 3t.2202 1cy.43F
  1ercnt.25 3iod.2E 3mil.2030 3p.22A5 3tenk.2031 1fr.1D52D 1hi.3C6 3v.3D5 2mmat.2133 2one.260E
  1i.3C0 2tchfork.22D4 2v.3D6 1lanck.210F 6h.210E 4kv.210F 2us.2B 4acir.2A23 4b.229E 4cir.2A22
  4do.2214 5u.2A25 4e.2A72 4mn!B1 4sim.2A26 4two.2A27 1m.B1 1ointint.2A15 2pf.1D561 2und!A3 1r.227A
  2E.2AB3 2ap.2AB7 2cue.227C 2e.2AAF 3c.227A 4approx.2AB7 4curlyeq.227C 4eq.2AAF 4napprox.2AB9
  5eqq.2AB5 5sim.22E8 4sim.227E 2ime.2032 5s.2119 2nE.2AB5 3ap.2AB9 3sim.22E8 2od.220F 3falar.232E
  4line.2312 4surf.2313 3p.221D 4to.221D 2sim.227E 2urel.22B0 1scr.1D4C5 2i.3C8 1uncsp.2008
  0qfr.1D52E 1int.2A0C 1opf.1D562 1prime.2057 1scr.1D4C6 1uaternions.210D 4int.2A16 2est.3F 5eq.225F
  2ot!22 0rAarr.21DB 2rr.21D2 2tail.291C 1Barr.290F 1Har.2964 1ace.223D+331 3ute.155 2dic.221A
  2emptyv.29B3 2ng.27E9 4d.2992 4e.29A5 4le.27E9 2quo!BB 2rr.2192 4ap.2975 4b.21E5 5fs.2920 4c.2933
  4fs.291E 4hk.21AA 4lp.21AC 4pl.2945 4sim.2974 4tl.21A3 4w.219D 2tail.291A 3io.2236 5nals.211A
  1barr.290D 2brk.2773 2race.7D 5k.5D 3ke.298C 4sld.298E 6u.2990 1caron.159 2edil.157 3il.2309
  2ub.7D 2y.440 1dca.2937 2ldhar.2969 2quo.201D 5r.201D 2sh.21B3 1eal.211C 4ine.211B 4part.211C
  4s.211D 2ct.25AD 2g!AE 1fisht.297D 2loor.230B 2r.1D52F 1hard.21C1 4u.21C0 5l.296C 2o.3C1 3v.3F1
  1ightarrow.2192 atail.21A3 5harpoondown.21C1 cup.21C0 5leftarrows.21C4 9harpoons.21CC
  5rightarrows.21C9 5squigarrow.219D 5threetimes.22CC 2ng.2DA 2singdotseq.2253 1larr.21C4 2har.21CC
  2m.200F 1moust.23B1 6ache.23B1 1nmid.2AEE 1oang.27ED 3rr.21FE 2brk.27E7 2par.2986 3f.1D563
  3lus.2A2E 2times.2A35 1par.29 4gt.2994 2polint.2A12 1rarr.21C9 1saquo.203A 2cr.1D4C7 2h.21B1
  2qb.5D 3uo.2019 5r.2019 1three.22CC 2imes.22CA 2ri.25B9 4e.22B5 4f.25B8 4ltri.29CE 1uluhar.2968
  1x.211E 0sacute.15B 1bquo.201A 1c.227B 2E.2AB4 2ap.2AB8 3ron.161 2cue.227D 2e.2AB0 3dil.15F
  2irc.15D 2nE.2AB6 3ap.2ABA 3sim.22E9 2polint.2A13 2sim.227F 2y.441 1dot.22C5 4b.22A1 4e.2A66
  1eArr.21D8 2arhk.2925 4r.2198 5ow.2198 2ct!A7 2mi.3B 2swar.2929 2tminus.2216 4n.2216 2xt.2736
  1fr.1D530 3own.2322 1harp.266F 2chcy.449 3y.448 2ortmid.2223 5parallel.2225 2y!AD 1igma.3C3 5f.3C2
  5v.3C2 2m.223C 3dot.2A6A 3e.2243 4q.2243 3g.2A9E 4E.2AA0 3l.2A9D 4E.2A9F 3ne.2246 3plus.2A24
  3rarr.2972 1larr.2190 1mallsetminus.2216 3shp.2A33 2eparsl.29E4 2id.2223 3le.2323 2t.2AAA 3e.2AAC
  4s.2AAC+FE00 1oftcy.44C 2l.2F 3b.29C4 4ar.233F 2pf.1D564 1pades.2660 6uit.2660 3r.2225 1qcap.2293
  5s.2293+FE00 3up.2294 5s.2294+FE00 2sub.228F 5e.2291 5set.228F 8eq.2291 4p.2290 5e.2292 5set.2290
  8eq.2292 2u.25A1 3are.25A1 5f.25AA 3f.25AA 1rarr.2192 1scr.1D4C8 2etmn.2216 2mile.2323 2tarf.22C6
  1tar.2606 4f.2605 2raightepsilon.3F5 8phi.3D5 3ns.AF 1ub.2282 3E.2AC5 3dot.2ABD 3e.2286 4dot.2AC3
  3mult.2AC1 3nE.2ACB 4e.228A 3plus.2ABF 3rarr.2979 3set.2282 6eq.2286 8q.2AC5 6neq.228A 9q.2ACB
  4im.2AC7 4ub.2AD5 5p.2AD3 2cc.227B 4approx.2AB8 4curlyeq.227D 4eq.2AB0 4napprox.2ABA 5eqq.2AB6
  5sim.22E9 4sim.227F 2m.2211 2ng.266A 2p.2283 31!B9 32!B2 33!B3 3E.2AC6 3dot.2ABE 4sub.2AD8 3e.2287
  4dot.2AC4 3hsol.27C9 5ub.2AD7 3larr.297B 3mult.2AC2 3nE.2ACC 4e.228B 3plus.2AC0 3set.2283 6eq.2287
  8q.2AC6 6neq.228B 9q.2ACC 4im.2AC8 4ub.2AD4 5p.2AD6 1wArr.21D9 2arhk.2926 4r.2199 5ow.2199
  2nwar.292A 1zlig!DF 0target.2316 2u.3C4 1brk.23B4 1caron.165 2edil.163 2y.442 1dot.20DB
  1elrec.2315 1fr.1D531 1here4.2234 5fore.2234 3ta.3B8 5sym.3D1 5v.3D1 2ickapprox.2248 5sim.223C
  3nsp.2009 2kap.2248 3sim.223C 2orn!FE 1ilde.2DC 2mes!D7 5b.22A0 6ar.2A31 5d.2A30 2nt.222D
  1oea.2928 2p.22A4 3bot.2336 3cir.2AF1 3f.1D565 4ork.2ADA 2sa.2929 1prime.2034 1rade.2122
  2iangle.25B5 8down.25BF 8left.25C3 ceq.22B4 8q.225C 8right.25B9 deq.22B5 3dot.25EC 3e.225C
  3minus.2A3A 3plus.2A39 3sb.29CD 3time.2A3B 2pezium.23E2 1scr.1D4C9 3y.446 2hcy.45B 2trok.167
  1wixt.226C 2oheadleftarrow.219E 7rightarrow.21A0 0uArr.21D1 1Har.2963 1acute!FA 2rr.2191 1brcy.45E
  3eve.16D 1circ!FB 2y.443 1darr.21C5 2blac.171 2har.296E 1fisht.297E 2r.1D532 1grave!F9 1harl.21BF
  4r.21BE 2blk.2580 1lcorn.231C 6er.231C 3rop.230F 2tri.25F8 1macr.16B 2l!A8 1ogon.173 2pf.1D566
  1parrow.2191 2downarrow.2195 2harpoonleft.21BF 9right.21BE 2lus.228E 2si.3C5 4h.3D2 4lon.3C5
  2uparrows.21C8 1rcorn.231D 6er.231D 3rop.230E 2ing.16F 2tri.25F9 1scr.1D4CA 1tdot.22F0 2ilde.169
  2ri.25B5 4f.25B4 1uarr.21C8 2ml!FC 1wangle.29A7 0vArr.21D5 1Bar.2AE8 4v.2AE9 1Dash.22A8
  1angrt.299C 2repsilon.3F5 3kappa.3F0 3nothing.2205 3phi.3D5 4i.3D6 4ropto.221D 3r.2195 4ho.3F1
  3sigma.3C2 4ubsetneq.228A+FE00 cq.2ACB+FE00 5psetneq.228B+FE00 cq.2ACC+FE00 3theta.3D1
  4riangleleft.22B2 bright.22B3 1cy.432 1dash.22A2 1ee.2228 3bar.22BB 3eq.225A 2llip.22EE 2rbar.7C
  3t.7C 1fr.1D533 1ltri.22B2 1nsub.2282+20D2 4p.2283+20D2 1opf.1D567 1prop.221D 1rtri.22B3
  1scr.1D4CB 2ubnE.2ACB+FE00 5e.228A+FE00 3pnE.2ACC+FE00 5e.228B+FE00 1zigzag.299A 0wcirc.175
  1edbar.2A5F 3ge.2227 5q.2259 2ierp.2118 1fr.1D534 1opf.1D568 1p.2118 1r.2240 2eath.2240 1scr.1D4CC
  0xcap.22C2 2irc.25EF 2up.22C3 1dtri.25BD 1fr.1D535 1hArr.27FA 2arr.27F7 1i.3BE 1lArr.27F8
  2arr.27F5 1map.27FC 1nis.22FB 1odot.2A00 2pf.1D569 3lus.2A01 2time.2A02 1rArr.27F9 2arr.27F6
  1scr.1D4CD 2qcup.2A06 1uplus.2A04 2tri.25B3 1vee.22C1 1wedge.22C0 0yacute!FD 3y.44F 1circ.177
  2y.44B 1en!A5 1fr.1D536 1icy.457 1opf.1D56A 1scr.1D4CE 1ucy.44E 2ml!FF 0zacute.17A 1caron.17E
  2y.437 1dot.17C 1eetrf.2128 2ta.3B6 1fr.1D537 1hcy.436 1igrarr.21DD 1opf.1D56B 1scr.1D4CF 1wj.200D
  2nj.200C
  """
