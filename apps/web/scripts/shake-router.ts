import type { Plugin } from 'vite';

/**
 * Lets the bundler remove the router's components that are not used, and its warnings. What keeps the components are calls
 * of React that it cannot know to be pure, and names for developers. Parts for options that nobody passes are switched off:
 * instrumentation and server components (`context` of its error boundary).
 */
export const shakeRouter = (code: string): string =>
  code
    .replaceAll(/^(var \w+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ ')
    .replaceAll(/^( *)(?=warning(?:Once)?\()/gm, '$1/* @__PURE__ */ ')
    .replaceAll(/\bif \((?:init\.instrumentations|this\.context)(?=\)| &&)/g, 'if (false')
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '');

export const shakeTheRouter = (): Plugin => ({
  name: 'piacter-shake-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\// },
    handler: (code) => ({ code: shakeRouter(code), map: null }),
  },
});
