import type { SeoMetadata, SeoMetadataUpdate } from '@piacter/contracts/seo';
import { picturePath, storePicture } from '../../adapters/images/index.ts';
import { writeAudit } from '../../core/db/audit.ts';
import { assertNotEdited } from '../../core/db/edit-version.ts';
import { inTransaction, type Trx } from '../../core/db/transaction.ts';
import { invalidField, notFound } from '../../core/http/api-error.ts';
import type { UploadedFile } from '../../core/http/implement.ts';
import type { Session } from '../../core/http/session.ts';
import { TtlCache } from '../../core/ttl-cache.ts';
import type { Deps } from '../../deps.ts';
import { inFileTransaction, removeUnusedPictures } from '../images/index.ts';
import { toSeoMetadata } from './seo.mapper.ts';
import { lockSeoMetadata, type SeoRow, selectSeoMetadata, updateSeoMetadata } from './seo.queries.ts';

/** Milliseconds for which the other processes may serve the former metadata. */
const ttlMs = 60_000;

const metadataNotFound = () => notFound('Ez az oldal nem található, frissítsd a listát!');

/** The metadata of the fixed pages, which the admin edits (ADM-14) and the server puts into their heads. */
export function createSeoService(deps: Pick<Deps, 'db' | 'files' | 'pictures' | 'clock' | 'log'>) {
  const { db, files, pictures, clock } = deps;
  const readAll = async () => (await selectSeoMetadata(db)).map(toSeoMetadata);
  const cache = new TtlCache(
    async () => new Map((await readAll()).map((metadata) => [metadata.pagePath, metadata])),
    ttlMs,
    clock,
  );

  /** Changes a page's metadata under the lock of its row, and records it. Throws `not_found`. */
  async function change(
    session: Session,
    metaID: number,
    work: (trx: Trx, before: SeoRow) => Promise<Parameters<typeof updateSeoMetadata>[2]>,
  ): Promise<SeoRow> {
    const changed = await inTransaction(db, async (trx) => {
      const before = await lockSeoMetadata(trx, metaID);
      if (!before) throw metadataNotFound();
      const changes = await work(trx, before);
      await updateSeoMetadata(trx, metaID, changes);
      await writeAudit(trx, {
        at: clock.now(),
        actorID: session.userID,
        action: 'updated',
        entity: 'seo_metadata',
        entityID: metaID,
        before,
        after: changes,
        detail: { pageName: before.pageName },
      });
      return before;
    });
    cache.invalidate();
    return changed;
  }

  return {
    list: readAll,

    /** The metadata of a fixed page by its path, as served in its head. */
    findByPath: async (path: string): Promise<SeoMetadata | undefined> => (await cache.get()).get(path),

    /** Saves a page's texts and returns their new version. Throws `not_found` and `edited_meanwhile`. */
    async update(
      session: Session,
      metaID: number,
      { keywords, seenUpdated, ...texts }: SeoMetadataUpdate,
    ): Promise<Date> {
      const updated = clock.now();
      await change(session, metaID, async (trx, before) => {
        const row = { entity: 'seo_metadata', entityID: metaID, updated: before.updated } as const;
        await assertNotEdited(trx, row, seenUpdated);
        return { ...texts, ...(keywords && { keywords: JSON.stringify(keywords) }), updated };
      });
      return updated;
    },

    /**
     * Replaces the picture of a page's shared link and returns its path; the former file is deleted. The texts keep
     * their version, as the form that edits them uploads the picture apart.
     */
    async uploadImage(session: Session, metaID: number, [file]: readonly UploadedFile[]): Promise<string> {
      if (!file) throw invalidField('image', 'Válassz ki egy képet!');
      const picture = await pictures.make(file, session.userID);
      const path = picturePath(picture.sizes);
      try {
        const before = await inFileTransaction(() =>
          change(session, metaID, async () => {
            await storePicture(files, picture);
            return { ogImage: path };
          }),
        );
        if (before.ogImage !== null) await removeUnusedPictures(deps, [before.ogImage]);
      } catch (error) {
        await removeUnusedPictures(deps, [path]);
        throw error;
      }
      return path;
    },
  };
}

export type SeoService = ReturnType<typeof createSeoService>;
