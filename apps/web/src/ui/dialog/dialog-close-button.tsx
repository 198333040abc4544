import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { text } from '../text.ts';

/** The x in the head of a dialog. */
export function DialogCloseButton({ onClose }: { onClose: () => void }) {
  return (
    <Button variant="plain" square aria-label={text.close} onClick={onClose}>
      <Icon shape={IconX} />
    </Button>
  );
}
