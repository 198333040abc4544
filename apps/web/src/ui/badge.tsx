import { packageTypes } from '@piacter/contracts/packages/values';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './badge.module.css';
import { Icon, type IconShape } from './icon.tsx';
import { text } from './text.ts';

type Props = {
  /** `on`: active ('aktív'); `off`: inactive ('inaktív'); `bad`: refused or failed. */
  variant?: 'on' | 'off' | 'bad' | 'pro' | 'kiemelt';
  icon?: IconShape;
  className?: string | undefined;
  children: ReactNode;
};

/** A short status label; its text carries the meaning, the colour only supports it. */
export function Badge({ variant = 'off', icon, className, children }: Props) {
  return (
    <span className={classNames(styles.badge, styles[variant], className)}>
      {icon && <Icon shape={icon} />}
      {children}
    </span>
  );
}

/** 'PRO' or 'Kiemelt'; nothing for a listing without promotion. */
export function PromotionBadge({
  packageType,
  className,
}: {
  packageType: number | null | undefined;
  className?: string | undefined;
}) {
  if (packageType === packageTypes.pro)
    return (
      <Badge variant="pro" icon={IconStarFilled} className={className}>
        {text.promoted.pro}
      </Badge>
    );
  if (packageType === packageTypes.kiemelt)
    return (
      <Badge variant="kiemelt" icon={IconStar} className={className}>
        {text.promoted.kiemelt}
      </Badge>
    );
  return null;
}
