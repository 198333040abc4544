import type { AuditLogEntry } from '@piacter/contracts/audit';
import { formatDate, formatMoney } from '../../lib/format.ts';
import { formatTimestamp } from '../../lib/timestamp.ts';
import { mailStateWords } from '../emails/words/index.ts';
import { stateWords } from '../lifecycle/words/index.ts';
import { ntakResultWords } from '../ntak/words/index.ts';
import { getTypeName } from '../packages/index.ts';
import { reasonWords, reportStateWords } from '../reports/words/index.ts';
import { userRoleWords } from '../users/index.ts';
import styles from './audit.module.css';
import { text } from './text.ts';

/** Longer values are folded; in characters. */
// own value: a length on the screen
const foldedFrom = 160;

// own value: the flags of all entities
const flags: ReadonlySet<string> = new Set([
  'activated',
  'deleted',
  'isActive',
  'isHomePage',
  'published',
  'onTheMenu',
  'hidden',
]);
const formats: Readonly<Record<string, (value: unknown) => string>> = {
  price: (value) => formatMoney(Number(value)),
  startDate: (value) => formatDate(String(value)),
  created: (value) => formatTimestamp(String(value)),
  packageType: (value) => getTypeName(Number(value)),
};

/** The words of values that are codes. */
const codes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  reportState: reportStateWords,
  listingState: stateWords,
  mailState: mailStateWords,
  role: userRoleWords,
  ntakResult: ntakResultWords,
  // Of a report; that of a hidden listing is a text.
  reason: reasonWords,
  paymentState: text.paymentStates,
  kind: text.kinds,
};

/** The value of a field in words. */
export function formatValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return text.empty;
  if (flags.has(field)) return value === 1 || value === true ? text.yes : text.no;
  if (Array.isArray(value)) return value.join(', ') || text.empty;
  const word = codes[field]?.[String(value)];
  if (word !== undefined) return word;
  return formats[field]?.(value) ?? (typeof value === 'object' ? JSON.stringify(value) : String(value));
}

const getLabel = (words: Readonly<Record<string, string>>, field: string) => words[field] ?? field;

function Value({
  field,
  value,
  className,
}: {
  field: string;
  value: unknown;
  className: string | undefined;
}) {
  const words = formatValue(field, value);
  if (words.length <= foldedFrom) return <span className={className}>{words}</span>;
  return (
    <details className={styles.folded}>
      <summary>{text.more}</summary>
      <span className={className}>{words}</span>
    </details>
  );
}

/** What an entry changed: each field with its value before and after. */
export function Changes({ entry }: { entry: AuditLogEntry }) {
  const { before, after, detail } = entry;
  const fields = Object.keys({ ...before, ...after });
  const facts = Object.entries(detail);
  if (fields.length === 0 && facts.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {fields.map((field) => (
        <li key={field}>
          <b>{getLabel(text.fields, field)}:</b>{' '}
          {before && (
            <Value field={field} value={before[field]} className={after ? styles.before : undefined} />
          )}
          {before && after && (
            <>
              {' '}
              <span aria-hidden="true">→</span>
              <span className="sr-only">{text.to}</span>{' '}
            </>
          )}
          {after && <Value field={field} value={after[field]} className={undefined} />}
        </li>
      ))}
      {facts.map(([name, value]) => (
        <li key={name}>
          <b>{getLabel(text.details, name)}:</b>{' '}
          <Value field={name === 'kind' ? name : ''} value={value} className={undefined} />
        </li>
      ))}
    </ul>
  );
}
