import { describe, expect, it } from 'vitest';
import { createClassNames } from './class-names.ts';
import { deferScripts } from './defer-scripts.ts';
import { importClassesAsConstants } from './inline-class-names.ts';
import { shakeRouter } from './shake-router.ts';
import { putTextInRem } from './text-in-rem.ts';

describe('class names', () => {
  it('are the same in both builds, and stay when other files change', () => {
    const [browser, server] = [createClassNames('/web/src'), createClassNames('/web/src')];
    const card = ['card', 'title', 'card'].map((name) => browser(name, '/web/src/ui/card.module.css'));
    expect(card[2]).toBe(card[0]);
    expect(card[1]).not.toBe(card[0]);
    server('page', '/web/src/ui/page.module.css');
    expect(server('card', '/web/src/ui/card.module.css?used')).toBe(card[0]);
    expect(card[0]).toMatch(/^[A-Za-z]/);
  });

  it('differ between files', () => {
    const name = createClassNames('/web/src');
    expect(name('card', '/web/src/a.module.css')).not.toBe(name('card', '/web/src/b.module.css'));
  });
});

describe('the scripts of a page', () => {
  const page = deferScripts(`<head>
    <script>early()</script>
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/runtime.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head>
  <body><div id="root"></div></body>`);

  it('are in an inert template after the content, with a marker for those of the page', () => {
    const [head = '', body = ''] = page.split('</head>');
    expect(head).not.toContain('/assets/index.js');
    expect(head).toContain('/assets/index.css');
    expect(body).toContain(
      '<template id="scripts"><script type="module" crossorigin src="/assets/index.js"></script><link rel="modulepreload" crossorigin href="/assets/runtime.js"><!--app-modules--></template>',
    );
  });

  it('are preceded by the script that repeats early clicks', () => {
    expect(page).toMatch(/data-started[\s\S]*getElementById\('scripts'\)/);
  });

  it('leave other inline scripts where they are', () => {
    expect(page.split('</head>')[0]).toContain('<script>early()</script>');
  });
});

it('lets the bundler remove components and warnings of the router, and nothing that has an effect', () => {
  const code = `var Form = React10.forwardRef(
  () => start()
);
Form.displayName = "Form";
function warning(cond, message) {
  warning(cond, message);
}
if (init.instrumentations) watch();
if (init.instrumentation) stay(this.context);
start(Form);`;
  expect(shakeRouter(code)).toBe(`var Form = /* @__PURE__ */ React10.forwardRef(
  () => start()
);

function warning(cond, message) {
  /* @__PURE__ */ warning(cond, message);
}
if (false) watch();
if (init.instrumentation) stay(this.context);
start(Form);`);
});

it('imports the classes of CSS modules as constants, and nothing else', () => {
  expect(
    importClassesAsConstants(`import styles from './chip.module.css';import fonts from './fonts.css';`),
  ).toBe(`import * as styles from './chip.module.css';import fonts from './fonts.css';`);
});

it('lets the size of texts follow the setting of the browser, and nothing else', () => {
  expect(
    putTextInRem(
      'a { font: 400 16px / 1.5 var(--font); padding: 4px; line-height: 22px }\nb {font-size: clamp(14px, 4vw, 17px); --x: 2px;}',
    ),
  ).toBe(
    'a { font: 400 1rem / 1.5 var(--font); padding: 4px; line-height: 1.375rem }\nb {font-size: clamp(14px, 4vw, 17px); --x: 2px;}',
  );
});
