import type { ReportedListing } from '@piacter/contracts/reports';
import type { RequestKind } from '@piacter/contracts/requests/values';
import { adminPaths } from '@piacter/contracts/site/paths';
import { ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { HiddenLine, type Report, ReportActions, ReportRows } from './report-rows.tsx';
import styles from './reports-admin.module.css';
import { text } from './text.ts';

const { request: words } = text;

type ViewProps = { view: NonNullable<ReportedListing['request']> };

/** Who asks for what, and whether others still see it. */
function RequestView({ view: { requester, terms, description, state, hiddenReason } }: ViewProps) {
  const { userID, name, email } = requester;
  return (
    <>
      <p className={styles.quiet}>
        {words.requester}: <Link to={adminPaths.user(userID)}>{name || email}</Link>
        {name !== '' && `, ${email}`}
      </p>
      {state === 'archived' && <p className={styles.quiet}>{words.withdrawn}</p>}
      {state === 'hidden' && <HiddenLine reason={hiddenReason} />}
      {terms !== '' && <p>{terms}</p>}
      <p className={styles.text}>{description}</p>
    </>
  );
}

type Props = {
  kind: RequestKind;
  reported: ReportedListing;
  onDismiss: (report: Report) => void;
  onDismissAll: (newest: Report) => void;
};

/** A reported request with its reports, and the way to its page, where an admin hides it (TRUST-04). */
export function ReportedRequestCard({ kind, reported, onDismiss, onDismissAll }: Props) {
  const { id, title, request, reports } = reported;
  return (
    <Panel>
      <div className={styles.listing}>
        <p className={styles.quiet}>
          {words.kinds[kind]} · {text.identifier(id)}
        </p>
        <h2>{title}</h2>
        {request ? <RequestView view={request} /> : <p className={styles.quiet}>{words.deleted}</p>}
      </div>
      <ReportRows {...{ title, reports, onDismiss }} upheld={text.states.upheld} />
      <ReportActions {...{ reported, onDismissAll }}>
        {request && (
          <ButtonLink variant="soft" to={adminPaths.request(kind, id)} aria-label={words.openLabel(title)}>
            {words.open}
          </ButtonLink>
        )}
      </ReportActions>
    </Panel>
  );
}
