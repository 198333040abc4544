import { imageOfWidth } from '@piacter/contracts/images/values';
import type { SeoMetadata } from '@piacter/contracts/seo';
import { ogImageSize } from '@piacter/contracts/seo/values';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { type ChangeEvent, useRef, useState } from 'react';
import { useRefresh } from '../../../lib/api/index.ts';
import { upload } from '../../../lib/api/upload.ts';
import { failureMessage } from '../../../lib/form/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/note.tsx';
import { acceptedImageTypes, shrinkPicture } from '../../images/index.ts';
import styles from './seo.module.css';
import { text } from './text.ts';

const { picture: words } = text;

type State = { progress?: number; done?: string; failure?: string };

/** Uploads the picture of a page's shared link; it is stored at once, apart from the form. */
export function OgImageField({ metadata }: { metadata: SeoMetadata }) {
  const { metaID, ogImage } = metadata;
  const refresh = useRefresh();
  const picker = useRef<HTMLInputElement>(null);
  const [{ progress, done, failure }, setState] = useState<State>({});

  const send = async (file: File) => {
    setState({ progress: 0 });
    try {
      const { picture, name } = await shrinkPicture(file);
      const body = new FormData();
      body.append('image', picture, name);
      const { message } = await upload('POST /api/upload-og-image/{metaID}', {
        params: { metaID },
        body,
        onProgress: (share) => setState({ progress: share }),
      });
      await refresh('GET /api/seo-metadata');
      setState({ done: message });
    } catch (error) {
      setState({ failure: failureMessage(error, words.unexpected) });
    }
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Cleared, so that the same file can be selected again.
    target.value = '';
    if (file) void send(file);
  };

  const isSending = progress !== undefined;
  const status = progress === 1 ? words.storing : words.sending(Math.round((progress ?? 0) * 100));
  return (
    <div className={styles.picture}>
      <h4 className={styles.pictureTitle}>{words.title}</h4>
      <p className={styles.hint}>{words.hint(ogImageSize.width, ogImageSize.height)}</p>
      <div className={styles.pictureRow}>
        {ogImage !== null && (
          <img src={imageOfWidth(ogImage, 320)} alt={words.title} width={120} height={63} />
        )}
        <input ref={picker} type="file" hidden accept={acceptedImageTypes} onChange={choose} />
        <Button variant="soft" busy={isSending} onClick={() => picker.current?.click()}>
          <Icon shape={IconPhoto} />
          {ogImage === null ? words.choose : words.replace}
        </Button>
        {isSending && <span role="status">{status}</span>}
      </div>
      {done !== undefined && <Note variant="done">{done}</Note>}
      {failure !== undefined && <Note variant="error">{failure}</Note>}
    </div>
  );
}
