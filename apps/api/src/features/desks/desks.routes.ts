import { toFlag } from '@piacter/contracts/core';
import * as contract from '@piacter/contracts/desks';
import { type Implementation, implement } from '../../core/http/implement.ts';
import type { Deps } from '../../deps.ts';
import { tryCsv } from './csv-trial.ts';
import type { DeskEdits } from './desk-edits.ts';
import type { DeskService } from './desks.service.ts';

export const deskRoutes = (
  { db }: Pick<Deps, 'db'>,
  desk: DeskService,
  edits: DeskEdits,
): Implementation[] => [
  implement(contract.listDesk, ({ params, query, session }) => desk.list(session, params.kind, query)),
  implement(contract.selectOnDesk, async ({ params, query, session }) => ({
    data: await desk.select(session, params.kind, query),
  })),
  implement(contract.getDeskMonth, async ({ params, query, session }) => ({
    data: await desk.month(session, params, query.month),
  })),
  implement(
    contract.editOnDesk,
    async ({ params, body, session }) => ({ data: await edits.edit(session, params.kind, body.rows) }),
    { isSlow: true },
  ),
  implement(
    contract.actOnDesk,
    async ({ params, body, session }) => ({
      data: await edits.act(session, params.kind, body.ids, body.action),
    }),
    { isSlow: true },
  ),
  implement(
    contract.exportDesk,
    async ({ params, query, session }) => {
      const { csv, isCut } = await desk.export(session, params.kind, query);
      return { data: { csv, isCut: toFlag(isCut) } };
    },
    { isSlow: true },
  ),
  implement(contract.tryDeskCsv, async ({ params, files: [file], session }) => ({
    data: await tryCsv(db, params.kind, session.userID, file?.tempPath ?? ''),
  })),
];
