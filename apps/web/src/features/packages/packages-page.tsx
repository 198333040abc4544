import { isAdvertiser, isRole, type Role } from '@piacter/contracts/core/values';
import { findKindOfRole } from '@piacter/contracts/listings/values';
import { canOrderPackage } from '@piacter/contracts/packages/rules';
import { noPromotion } from '@piacter/contracts/packages/values';
import { loginThenBackTo, orderPath, paths, withWayBack } from '@piacter/contracts/site/paths';
import { useApi } from '../../lib/api/index.ts';
import { formatMoney, formatNumber } from '../../lib/format.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useSession } from '../../lib/session.ts';
import { PromotionBadge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHead } from '../../ui/panel.tsx';
import { getUnitPrice, groupByKind, type PackageOnSale, wordsFor } from './package-kinds.ts';
import styles from './packages-page.module.css';
import { PromotionPreview } from './promotion-preview.tsx';
import { text } from './text.ts';

/** The role of whoever is signed in. */
const useRole = (): Role | undefined => {
  const role = useSession()?.path;
  return isRole(role) ? role : undefined;
};

function PackageCard({ offer }: { offer: PackageOnSale }) {
  const each = getUnitPrice(offer);
  const role = useSession()?.path;
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <h3>{offer.packageName}</h3>
        <PromotionBadge packageType={offer.packageType} />
      </div>
      <p className={styles.price}>{formatMoney(offer.currentPrice)}</p>
      <p className={styles.amount}>
        {formatNumber(offer.quantity, offer.unitName)}
        {each !== null && ` · ${text.page.unit(formatMoney(each), offer.baseUnit)}`}
      </p>
      <p className={styles.does}>{offer.packageDesc}</p>
      {isAdvertiser(role) && canOrderPackage(role, offer.packageType) && (
        <ButtonLink
          variant="soft"
          to={withWayBack(orderPath(role, offer.packageID), paths.packages)}
          aria-label={text.page.orderLabel(offer.packageName)}
        >
          {text.page.order}
        </ButtonLink>
      )}
    </li>
  );
}

type KindOnSale = ReturnType<typeof groupByKind>[number];

/** The effect of a kind of packages, what happens at their end, and for advertisers where to order one. */
function KindIntro({ kind }: { kind: KindOnSale }) {
  const { title, order, packages } = kind;
  const role = useRole();
  const { intro, end } = wordsFor(kind, role);
  return (
    <div className={styles.about}>
      <h2>{title}</h2>
      <p>{intro}</p>
      <p>{end}</p>
      {order && isAdvertiser(role) && (
        <Link to={order.path(role)} className={styles.order}>
          {order.label}
        </Link>
      )}
      <PromotionPreview
        packageType={packages[0]?.packageType ?? noPromotion}
        kind={findKindOfRole(role) ?? 'property'}
      />
    </div>
  );
}

/** Only advertisers can order; others are told how to become one. */
function NotAdvertiserNote() {
  const session = useSession();
  if (session?.path === 'ajanlatkero') return <Note>{text.page.requester}</Note>;
  if (session !== null) return null;
  const { before, register, between, login, after } = text.page.visitor;
  return (
    <Note>
      {before}
      <Link to={paths.register}>{register}</Link>
      {between}
      <Link to={loginThenBackTo(paths.packages)}>{login}</Link>
      {after}
    </Note>
  );
}

function Offers({ packages }: { packages: readonly PackageOnSale[] }) {
  const role = useRole();
  if (packages.length === 0) return <Note>{text.page.none}</Note>;
  return groupByKind(packages, role).map((kind) => (
    <section key={kind.title} className={styles.kind}>
      <KindIntro kind={kind} />
      <ul className={styles.cards}>
        {kind.packages.map((offer) => (
          <PackageCard key={offer.packageID} offer={offer} />
        ))}
      </ul>
    </section>
  ));
}

function Rules() {
  return (
    <section className={styles.rules}>
      <h2>{text.page.how}</h2>
      <ul>
        {text.page.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p>
        <Link to={`${paths.help}#csomagok`}>{text.page.help}</Link>
      </p>
    </section>
  );
}

/** The packages on sale, their prices and what they do (PUB-01). */
export function PackagesPage() {
  usePageTitle(text.page.title);
  const { data, error, mutate } = useApi('GET /api/service-packages', {});
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={text.page.title} sub={text.page.intro} />
      <NotAdvertiserNote />
      {data ? (
        <Offers packages={data.data} />
      ) : (
        <div className={styles.waiting}>
          {error ? (
            <Note variant="error">
              <p>{text.page.failed}</p>
              <Button variant="ghost" onClick={() => void mutate()}>
                {text.page.retry}
              </Button>
            </Note>
          ) : (
            <p role="status">{text.page.loading}</p>
          )}
        </div>
      )}
      {/* Rendered after the packages have loaded, so that they do not push it down. */}
      {(data || error) && <Rules />}
    </div>
  );
}
