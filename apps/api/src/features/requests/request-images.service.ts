import { requestImageLimit } from '@piacter/contracts/requests';
import { inTransaction } from '../../core/db/transaction.ts';
import { ApiError, notFound } from '../../core/http/api-error.ts';
import type { UploadedFile } from '../../core/http/implement.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { removeUnusedPictures, storePictures } from '../images/index.ts';
import {
  deleteRequestImage,
  findOwnRequestImage,
  insertRequestImage,
  lockOwnServiceRequest,
  refreshImageCount,
  selectRequestImages,
} from './request-images.queries.ts';
import { assertOwnRequest, requestNotFound } from './request-kinds.ts';
import { requestStatus } from './request-states.ts';
import { findServiceRequest } from './service-requests.queries.ts';

const limitReached = () =>
  new ApiError('image_limit_reached', {
    message: `Egy ajánlatkéréshez legfeljebb ${requestImageLimit} képet tölthetsz fel, előbb törölj egyet!`,
  });

/** Pictures of service requests. Every change locks the request's row to enforce the limit. */
export function createRequestImageService(deps: Pick<Deps, 'db' | 'files' | 'pictures' | 'clock' | 'log'>) {
  const { db, clock } = deps;

  async function assertRoom(source: Deps['db'], requestID: number, more: number): Promise<void> {
    const present = (await selectRequestImages(source, requestID)).length;
    if (present + more > requestImageLimit) throw limitReached();
  }

  return {
    /** The pictures of a request; throws `not_found` for a withdrawn or hidden one. */
    async list(requestID: number) {
      const row = await findServiceRequest(db, requestID);
      if (!row || row.status === requestStatus.archived || row.status === requestStatus.hidden)
        throw requestNotFound();
      const images = await selectRequestImages(db, requestID);
      return images.map(({ imageID, path }) => ({ imageID, imagePath: path }));
    },

    /** Adds uploaded pictures to one of the caller's requests, all or none, and returns their URLs. */
    async upload(session: Session, requestID: number, uploaded: readonly UploadedFile[]): Promise<string[]> {
      // A quick check before decoding; it is repeated under the lock.
      await assertOwnRequest(db, 'service', requestID, session);
      await assertRoom(db, requestID, uploaded.length);
      return storePictures(deps, session.userID, uploaded, async (trx, pictures) => {
        if (!(await lockOwnServiceRequest(trx, requestID, session.userID))) throw requestNotFound();
        await assertRoom(trx, requestID, pictures.length);
        for (const picture of pictures)
          await insertRequestImage(trx, { requestID, ...picture, created: clock.now() });
        await refreshImageCount(trx, requestID);
      });
    },

    async remove({ userID }: Session, imageID: number): Promise<void> {
      const image = await findOwnRequestImage(db, imageID, userID);
      if (!image) throw notFound();
      await inTransaction(db, async (trx) => {
        if (!(await lockOwnServiceRequest(trx, image.requestID, userID))) throw requestNotFound();
        if (!(await deleteRequestImage(trx, imageID))) throw notFound();
        await refreshImageCount(trx, image.requestID);
      });
      await removeUnusedPictures(deps, [image.path]);
    },
  };
}

export type RequestImageService = ReturnType<typeof createRequestImageService>;
