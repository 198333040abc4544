import { formatNumber } from '../../lib/format.ts';
import { useIsNarrow } from '../../lib/media.ts';
import { Link } from '../../ui/link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { text as shared } from '../../ui/text.ts';
import styles from './desk.module.css';
import {
  nameRow,
  RowEdit,
  RowName,
  type RowProps,
  RowState,
  RowViews,
  SelectBox,
  Thumbnail,
} from './desk-row.tsx';
import { RowPrice } from './row-price.tsx';
import { text } from './text.ts';

/** Maximum window width in CSS pixels for compact rows; the side menu takes its part of it too. */
const compactUpTo = 1180;

type Props = {
  rows: readonly RowProps[];
  onSelectPage: (isSelected: boolean) => void;
};

function Table({ rows, onSelectPage }: Props) {
  const { heads } = text;
  const figures = [heads.views, heads.contacts, heads.hearts, heads.days];
  return (
    <table className={styles.table} aria-label={text.rows}>
      <thead>
        <tr>
          <th scope="col">
            <label className={styles.box}>
              <input
                type="checkbox"
                aria-label={text.selectPage}
                checked={rows.every(({ isSelected }) => isSelected)}
                onChange={(event) => onSelectPage(event.target.checked)}
              />
            </label>
          </th>
          <th scope="col" colSpan={2}>
            {heads.listing}
          </th>
          <th scope="col">{heads.state}</th>
          <th scope="col" className={styles.end}>
            {heads.price}
          </th>
          {figures.map((head) => (
            <th key={head} scope="col" className={styles.end}>
              {head}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">{heads.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((props) => {
          const { row } = props;
          return (
            <tr key={row.id}>
              <td>
                <SelectBox {...props} />
              </td>
              <td>
                <Thumbnail {...props} />
              </td>
              <td>
                <RowName {...props} />
              </td>
              <td>
                <RowState {...props} />
              </td>
              <td className={styles.end}>
                <RowPrice {...props} />
              </td>
              <td className={styles.end}>
                <RowViews {...props} />
              </td>
              {[row.contacts, row.hearts].map((figure, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the two columns are fixed
                <td key={index} className={styles.end}>
                  {formatNumber(figure)}
                </td>
              ))}
              <td className={styles.end}>
                {row.daysLeft === null ? shared.missing : text.days(row.daysLeft)}
              </td>
              <td>
                <RowEdit {...props} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function CompactRow(props: RowProps) {
  const { row, monthPath } = props;
  const { views, contacts, hearts, daysLeft } = row;
  return (
    <li className={styles.compact}>
      <SelectBox {...props} />
      <Thumbnail {...props} />
      <RowName {...props} />
      <RowEdit {...props} />
      <div className={styles.facts}>
        <RowPrice {...props} />
        <RowState {...props} />
        {daysLeft !== null && <span>{text.daysLeft(daysLeft)}</span>}
        <Link to={monthPath}>
          {text.figures(views, contacts, hearts)}
          <span className="sr-only">, {nameRow(row)}</span>
        </Link>
      </div>
    </li>
  );
}

/** Own listings in rows of 64 pixels, on phones in compact ones. */
export function DeskTable(props: Props) {
  const isCompact = useIsNarrow(compactUpTo);
  return (
    <Panel flush>
      <p className={styles.hint}>{text.figuresHint}</p>
      {isCompact ? (
        <ul aria-label={text.rows}>
          {props.rows.map((row) => (
            <CompactRow key={row.row.id} {...row} />
          ))}
        </ul>
      ) : (
        <Table {...props} />
      )}
    </Panel>
  );
}
