import type { WatchKind } from '@piacter/contracts/watches/values';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { text } from './text.ts';

const FollowDialog = lazy(() => import('./follow-dialog.tsx').then((m) => ({ default: m.FollowDialog })));

type Props = {
  kind: WatchKind;
  /** The filters of the search as its address has them. */
  query: Readonly<Record<string, string>>;
  /** The filters as the page shows them. */
  chips?: readonly { label: string }[];
  className?: string | undefined;
};

/** Opens the form that follows the search (WATCH-01, WATCH-02), which is loaded then. */
export function FollowButton({ kind, query, chips, className }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" className={className} data-print="hide" onClick={() => setIsOpen(true)}>
        <Icon shape={IconBell} />
        {text.follow}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <FollowDialog
            kind={kind}
            query={new URLSearchParams(query).toString()}
            chips={chips}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
