import type { ReactNode } from 'react';
import { text } from './text.ts';

/** A link given by a user: opens in a new tab, as untrusted. Other schemes than http and https are rendered as text. */
export function ExternalLink({
  href,
  children,
  className,
  onClick,
}: {
  href: string;
  children: ReactNode;
  className?: string;
  onClick?: () => void;
}) {
  if (!/^https?:\/\//i.test(href)) return <span className={className}>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener nofollow ugc" className={className} onClick={onClick}>
      {children}
      <span className="sr-only"> {text.newTab}</span>
    </a>
  );
}
