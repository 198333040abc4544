import type { IconProps } from '@tabler/icons-react';
import defaultAttributes from '@tabler/icons-react/dist/esm/defaultAttributes.mjs';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type Shape = readonly [tag: string, attributes: Record<string, string>];

/**
 * Replaces the icons' `createReactComponent` in the server's build: the shapes within icons are half of all elements of a
 * page of results, so each icon is rendered once and then inserted as text. The markup is that of the elements which the
 * browser hydrates.
 */
// biome-ignore lint/style/noDefaultExport: as the module that it replaces
export default function createIcon(
  type: keyof typeof defaultAttributes,
  name: string,
  displayName: string,
  shapes: readonly Shape[],
) {
  /** A few for each icon, by props. */
  const known = new Map<string, ReactElement>();

  function draw({ color = 'currentColor', size = 24, stroke = 2, className, ...rest }: IconProps) {
    const html = renderToStaticMarkup(shapes.map(([tag, attributes]) => createElement(tag, attributes)));
    return createElement('svg', {
      ...defaultAttributes[type],
      width: size,
      height: size,
      className: ['tabler-icon', `tabler-icon-${name}`, className].filter(Boolean).join(' '),
      ...(type === 'filled' ? { fill: color } : { strokeWidth: stroke, stroke: color }),
      ...rest,
      dangerouslySetInnerHTML: { __html: html },
    });
  }

  function Icon(props: IconProps) {
    const key = JSON.stringify(props);
    const icon = known.get(key) ?? draw(props);
    known.set(key, icon);
    return icon;
  }
  Icon.displayName = displayName;
  return Icon;
}
