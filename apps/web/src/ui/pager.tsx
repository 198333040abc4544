import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconChevronsLeft from '@tabler/icons-react/dist/esm/icons/IconChevronsLeft.mjs';
import IconChevronsRight from '@tabler/icons-react/dist/esm/icons/IconChevronsRight.mjs';
import { classNames } from '../lib/class-names.ts';
import { buttonClass } from './button.tsx';
import { Icon, type IconShape } from './icon.tsx';
import { Link } from './link.tsx';
import styles from './pager.module.css';
import { pagerText as text } from './pager-text.ts';

type Props = {
  /** From 1. */
  page: number;
  totalPages: number;
  /** The address of a page, such as `?page=3` with the filters kept. Links, so that a middle click works. */
  getHref: (page: number) => string;
};

/** `page/total` with first, previous, next and last (WID-09). Nothing without pages. */
export function Pager({ page, totalPages, getHref }: Props) {
  if (totalPages < 1) return null;
  const step = (to: number, label: string, icon: IconShape) => {
    const look = classNames(buttonClass({ variant: 'ghost', square: true }), styles.step);
    const ends = to < 1 || to > totalPages || to === page;
    return ends ? (
      // biome-ignore lint/a11y/useFocusableInteractive: the recommended pattern for a disabled link
      // biome-ignore lint/a11y/useSemanticElements: an anchor without an address has no link role
      <span role="link" aria-disabled="true" aria-label={label} className={look}>
        <Icon shape={icon} />
      </span>
    ) : (
      <Link to={getHref(to)} aria-label={label} className={look}>
        <Icon shape={icon} />
      </Link>
    );
  };
  return (
    <nav className={styles.pager} aria-label={text.label}>
      {step(1, text.first, IconChevronsLeft)}
      {step(page - 1, text.previous, IconChevronLeft)}
      <span className={styles.place}>
        <span className="sr-only">{text.place(page, totalPages)}</span>
        <span aria-hidden="true">
          {page}
          <span className={styles.total}>/{totalPages}</span>
        </span>
      </span>
      {step(page + 1, text.next, IconChevronRight)}
      {step(totalPages, text.last, IconChevronsRight)}
    </nav>
  );
}
