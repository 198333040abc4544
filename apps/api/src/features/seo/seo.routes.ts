import { listSeoMetadata, updateSeoMetadata, uploadOgImage } from '@piacter/contracts/seo';
import { type Implementation, implement } from '../../core/http/implement.ts';
import type { SeoService } from './seo.service.ts';

export const seoRoutes = (seo: SeoService): Implementation[] => [
  implement(listSeoMetadata, async () => ({ data: await seo.list() })),
  implement(updateSeoMetadata, async ({ params, body, session }) => {
    const updated = await seo.update(session, params.metaID, body);
    return { updated: updated.toISOString(), message: 'Az oldal SEO-adatait elmentettük.' };
  }),
  implement(uploadOgImage, async ({ params, files, session }) => ({
    imageUrl: await seo.uploadImage(session, params.metaID, files),
    message: 'A megosztási képet feltöltöttük.',
  })),
];
