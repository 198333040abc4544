import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { text } from './text.ts';
import type { VisibilityDialogProps } from './visibility-dialog.tsx';

const VisibilityDialog = lazy(() =>
  import('./visibility-dialog.tsx').then((module) => ({ default: module.VisibilityDialog })),
);

type Props = Pick<VisibilityDialogProps, 'listing' | 'onDone'>;

/** An admin's button that hides a listing or shows it again; the code of its dialog is loaded then. */
export function AdminVisibility({ listing, onDone }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { isHidden, title } = listing;
  const label = isHidden ? text.show : text.hide;
  return (
    <>
      <Button
        variant={isHidden ? 'soft' : 'danger'}
        aria-label={`${label}: ${title}`}
        onClick={() => setOpen(true)}
      >
        <Icon shape={isHidden ? IconEye : IconEyeOff} />
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <VisibilityDialog listing={listing} onDone={onDone} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
