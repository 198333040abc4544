import type { ListingTarget } from '@piacter/contracts/listings/values';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { text } from './text.ts';

const ListingReport = lazy(() =>
  import('./report/listing-report.tsx').then((module) => ({ default: module.ListingReport })),
);

/** Opens the dialog that reports a listing (TRUST-01); its code is loaded then. */
export function ReportButton({ listing }: { listing: ListingTarget }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="plain" onClick={() => setOpen(true)}>
        <Icon shape={IconFlag} />
        {text.report}
      </Button>
      {isOpen && (
        <Suspense>
          <ListingReport listing={listing} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
