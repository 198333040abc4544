import type { NewPageBody, PageUpdate } from '@piacter/contracts/pages';
import { writeAudit } from '../../core/db/audit.ts';
import { assertNotEdited } from '../../core/db/edit-version.ts';
import { inTransaction, isDuplicate, type Trx } from '../../core/db/transaction.ts';
import { withChanges } from '../../core/db/with-changes.ts';
import { notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { cleanPageContent } from './page-html.ts';
import { pageUrlTaken, toPageUrl } from './page-url.ts';
import {
  deletePage,
  findPage,
  insertPage,
  lockPages,
  type PageRow,
  selectPages,
  updatePage,
} from './pages.queries.ts';
import { pageMessages } from './pages.text.ts';

type Flags = Pick<PageRow, 'isHomePage' | 'onTheMenu'>;

/** The home page is never on the menu. */
const offMenuIfHome = <Page extends Flags>(page: Page): Page =>
  page.isHomePage === 1 ? { ...page, onTheMenu: 0 } : page;

const getStored = (pages: readonly PageRow[], pageID: number): PageRow => {
  const stored = pages.find((page) => page.pageID === pageID);
  if (!stored) throw notFound(pageMessages.notFound);
  return stored;
};

/** The pages as the admin edits them (ADM-10 to ADM-12); every change is recorded in the audit log. */
export function createPageAdmin({ db, clock }: Pick<Deps, 'db' | 'clock'>, onChange: () => void) {
  /** Takes the flag from the present home page, under the lock of all pages. */
  async function replaceHomePage(trx: Trx, pages: readonly PageRow[], actorID: number, pageID?: number) {
    const present = pages.find(({ isHomePage }) => isHomePage === 1);
    if (!present || present.pageID === pageID) return;
    const at = clock.now();
    await updatePage(trx, present.pageID, { isHomePage: 0, updated: at });
    const after = { isHomePage: 0 };
    const entityID = present.pageID;
    await writeAudit(trx, {
      at,
      actorID,
      action: 'updated',
      entity: 'page_content',
      entityID,
      before: present,
      after,
    });
  }

  /** Runs a change in a transaction that holds every page, of which there are a handful. */
  async function change<Result>(
    work: (trx: Trx, pages: readonly PageRow[]) => Promise<Result>,
  ): Promise<Result> {
    const result = await inTransaction(db, async (trx) => work(trx, await lockPages(trx)));
    onChange();
    return result;
  }

  return {
    list: () => selectPages(db),

    async get(pageID: number): Promise<PageRow> {
      const page = await findPage(db, pageID);
      if (!page) throw notFound(pageMessages.notFound);
      return page;
    },

    /** Throws `conflict` when another page has the address. */
    create({ userID: actorID }: Session, body: NewPageBody): Promise<number> {
      const at = clock.now();
      const pageUrl = toPageUrl(body.pageName);
      const content = cleanPageContent(body.content);
      const page = { ...offMenuIfHome(body), pageUrl, content, created: at, updated: at };
      return change(async (trx, pages) => {
        if (page.isHomePage === 1) await replaceHomePage(trx, pages, actorID);
        const entityID = await insertPage(trx, page);
        await writeAudit(trx, {
          at,
          actorID,
          action: 'created',
          entity: 'page_content',
          entityID,
          after: page,
        });
        return entityID;
      }).catch((error: unknown) => {
        throw isDuplicate(error) ? pageUrlTaken(pageUrl) : error;
      });
    },

    /**
     * Returns the time of the change. The address stays; absent fields are kept. Throws `edited_meanwhile` for a version
     * that the admin has not seen.
     */
    update: ({ userID: actorID }: Session, pageID: number, body: PageUpdate): Promise<Date> =>
      change(async (trx, pages) => {
        const before = getStored(pages, pageID);
        const entry = { actorID, action: 'updated', entity: 'page_content', entityID: pageID } as const;
        await assertNotEdited(trx, { ...entry, updated: before.updated }, body.seenUpdated);
        const content = cleanPageContent(body.content);
        const at = clock.now();
        const after = offMenuIfHome(withChanges(before, { ...body, content, updated: at }));
        if (after.isHomePage === 1) await replaceHomePage(trx, pages, actorID, pageID);
        const { pageName, isHomePage, published, onTheMenu, updated } = after;
        await updatePage(trx, pageID, { pageName, content, isHomePage, published, onTheMenu, updated });
        await writeAudit(trx, { ...entry, at, before, after });
        return at;
      }),

    remove: ({ userID: actorID }: Session, pageID: number): Promise<void> =>
      change(async (trx, pages) => {
        const before = getStored(pages, pageID);
        await deletePage(trx, pageID);
        const at = clock.now();
        const entityID = pageID;
        await writeAudit(trx, { at, actorID, action: 'deleted', entity: 'page_content', entityID, before });
      }),
  };
}
