// @vitest-environment node
import type { IconProps } from '@tabler/icons-react';
import createReactComponent from '@tabler/icons-react/dist/esm/createReactComponent.mjs';
import { __iconNode as camera } from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import { __iconNode as star } from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import createIcon from './icon-on-server.ts';

it.each([
  ['outline', 'camera', camera],
  ['filled', 'star-filled', star],
] as const)('an %s icon has the markup that the browser hydrates', (type, name, shapes) => {
  const Browser = createReactComponent(type, name, name, shapes);
  const Server = createIcon(type, name, name, shapes);
  const props = { className: 'icon', stroke: 1.75, 'aria-hidden': true, focusable: false } as const;
  const write = (Icon: ComponentType<IconProps>, more = {}) =>
    renderToString(createElement(Icon, { ...props, ...more }));
  expect(write(Server)).toBe(write(Browser));
  expect(write(Server, { className: 'large', size: 40 })).toBe(
    write(Browser, { className: 'large', size: 40 }),
  );
  expect(write(Server)).toMatch(/<svg [^>]+><(path|circle) /);
});
