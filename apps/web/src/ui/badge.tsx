import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './badge.module.css';
import { Icon, type IconShape } from './icon.tsx';
import { text } from './text.ts';

type Props = {
  /** `on`: in force ('aktív'); `off`: not ('inaktív'); `bad`: refused or failed. */
  variant?: 'on' | 'off' | 'bad' | 'pro' | 'kiemelt';
  icon?: IconShape;
  className?: string | undefined;
  children: ReactNode;
};

/** A short word in a box. The word says it, the colour only helps. */
export function Badge({ variant = 'off', icon, className, children }: Props) {
  return (
    <span className={classNames(styles.badge, styles[variant], className)}>
      {icon && <Icon of={icon} />}
      {children}
    </span>
  );
}

/** Package types that raise a listing: 4 is PRO, 2 is Kiemelt. */
const isPromoted = (packageType: number | null | undefined): packageType is 2 | 4 =>
  packageType === 2 || packageType === 4;

/** 'PRO' or 'Kiemelt'; nothing for a listing without promotion. */
export function PromotionBadge({
  packageType,
  className,
}: {
  packageType: number | null | undefined;
  className?: string | undefined;
}) {
  if (!isPromoted(packageType)) return null;
  return packageType === 4 ? (
    <Badge variant="pro" icon={IconStarFilled} className={className}>
      {text.promoted.pro}
    </Badge>
  ) : (
    <Badge variant="kiemelt" icon={IconStar} className={className}>
      {text.promoted.kiemelt}
    </Badge>
  );
}
