import type { ThreadFileSize } from '@piacter/contracts/threads/values';
import { useEffect, useState } from 'react';
import { failureMessage } from '../../../lib/form/index.ts';
import type { FileLoading } from '../thread-source.ts';

interface Loaded {
  /** The object URL; undefined until it is there. */
  address: string | undefined;
  failure: string | undefined;
}

/** A picture of a message, loaded once it is `wanted`: an address of it would need the session. */
export function usePicture(
  calls: FileLoading,
  fileID: number,
  size: ThreadFileSize,
  wanted: boolean,
): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ address: undefined, failure: undefined });
  useEffect(() => {
    if (!wanted) return;
    let isOver = false;
    let address: string | undefined;
    calls.load(fileID, size).then(
      (blob) => {
        if (isOver) return;
        address = URL.createObjectURL(blob);
        setLoaded({ address, failure: undefined });
      },
      (error: unknown) => {
        if (!isOver) setLoaded({ address: undefined, failure: failureMessage(error) });
      },
    );
    return () => {
      isOver = true;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [calls, fileID, size, wanted]);
  return loaded;
}
