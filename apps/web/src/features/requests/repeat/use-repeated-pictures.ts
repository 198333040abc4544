import type { ServiceRequestDetail } from '@piacter/contracts/requests';
import { useEffect, useState } from 'react';

/** The pictures as files; those that cannot be loaded are left out. */
async function loadPictures(images: ServiceRequestDetail['images']): Promise<readonly File[]> {
  const loaded = await Promise.all(
    images.map(async ({ imagePath }, index) => {
      const reply = await fetch(imagePath).catch(() => null);
      if (!reply?.ok) return [];
      const picture = await reply.blob();
      return [new File([picture], `${index + 1}.webp`, { type: picture.type })];
    }),
  );
  return loaded.flat();
}

/** The pictures of a request that is sent again, until others are chosen; `areMissing` where some cannot be loaded. */
export function useRepeatedPictures(request: ServiceRequestDetail | undefined) {
  const [images, setImages] = useState<readonly File[]>([]);
  const [areMissing, setMissing] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, of the request that the form began with
  useEffect(() => {
    if (request === undefined || request.images.length === 0) return;
    void loadPictures(request.images).then((loaded) => {
      setImages((chosen) => (chosen.length > 0 ? chosen : loaded));
      setMissing(loaded.length < request.images.length);
    });
  }, []);
  return { images, setImages, areMissing };
}
