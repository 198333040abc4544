import * as pagesApi from '@piacter/contracts/pages';
import { type Implementation, implement } from '../../core/http/implement.ts';
import { toPageContent } from './pages.mapper.ts';
import type { PageService } from './pages.service.ts';
import { pageMessages } from './pages.text.ts';

const adminRoutes = ({ admin, uploads }: PageService): Implementation[] => [
  implement(pagesApi.listPageContents, async () => ({ data: (await admin.list()).map(toPageContent) })),
  implement(pagesApi.createPageContent, async ({ session, body }) => ({
    insertID: await admin.create(session, body),
    message: pageMessages.created,
  })),
  implement(pagesApi.getPageContent, async ({ params }) => ({
    data: toPageContent(await admin.get(params.id)),
  })),
  implement(pagesApi.updatePageContent, async ({ session, params, body }) => {
    const updated = await admin.update(session, params.id, body);
    return { message: pageMessages.updated, updated: updated.toISOString() };
  }),
  implement(pagesApi.deletePageContent, async ({ session, params }) => {
    await admin.remove(session, params.id);
    return { message: pageMessages.deleted };
  }),
  implement(pagesApi.uploadContentImage, async ({ session, files }) => ({
    ...(await uploads.storeImage(session, files)),
    message: pageMessages.imageUploaded,
  })),
  implement(pagesApi.uploadContentFile, async ({ files }) => ({
    fileUrl: await uploads.storeFile(files),
    message: pageMessages.fileUploaded,
  })),
];

export const pageRoutes = (pages: PageService): Implementation[] => [
  implement(pagesApi.listMenuPages, async () => ({ data: await pages.onTheMenu() })),
  implement(pagesApi.listPublishedPages, async () => ({ data: await pages.published() })),
  implement(pagesApi.getHomePage, async () => ({ content: await pages.homeContent() })),
  implement(pagesApi.getPageByUrl, async ({ params, session }) => ({
    data: await pages.byUrl(params.pageUrl, session),
  })),
  ...adminRoutes(pages),
];
