import type { Advertiser } from '@piacter/contracts/advertisers';
import { formatPhone, getPhoneLink } from '@piacter/contracts/core/phone';
import type { CardsByKind } from '@piacter/contracts/favourites';
import { type ListingKind, searchedByKind } from '@piacter/contracts/listings/values';
import { paths, publicPathsByKind } from '@piacter/contracts/site/paths';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { Fragment } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { isNotFound, useApi } from '../../lib/api/index.ts';
import { formatNumber } from '../../lib/format.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Pending } from '../../ui/pending.tsx';
import { kindParts } from '../kind-parts/index.ts';
import styles from './advertisers.module.css';
import { text } from './text.ts';

const renderCards = <Kind extends ListingKind>(
  kind: Kind,
  cards: { [One in ListingKind]: readonly CardsByKind[One][number][] },
) => {
  const { getID, render } = kindParts[kind].listed;
  return cards[kind].map((card) => <Fragment key={getID(card)}>{render(card)}</Fragment>);
};

/** Name and contact data, as they stand beside each listing. */
function Head({ advertiser, total }: { advertiser: Advertiser; total: number }) {
  const { name, isFirm, contactPerson, phones, contactEmail } = advertiser;
  return (
    <header className={styles.head}>
      <Avatar name={name} large tint={2} />
      <div className={styles.who}>
        <h1>{name}</h1>
        <p>{[isFirm === 1 ? text.firm : text.individual, text.count(formatNumber(total))].join(' · ')}</p>
        {contactPerson && <p>{text.contactPerson(contactPerson)}</p>}
      </div>
      <address className={styles.contact} aria-label={text.contact}>
        {phones.map((phone) => (
          <a key={phone} className={buttonClass({ variant: 'soft' })} href={getPhoneLink(phone)}>
            <Icon shape={IconPhone} />
            {formatPhone(phone)}
          </a>
        ))}
        {contactEmail && (
          <a className={buttonClass({ variant: 'ghost' })} href={`mailto:${contactEmail}`}>
            <Icon shape={IconMail} />
            <span className={styles.wraps}>{contactEmail}</span>
          </a>
        )}
        {phones.length === 0 && !contactEmail && <p>{text.noContact}</p>}
      </address>
    </header>
  );
}

type PageProps = { advertiser: Advertiser; page: number; total: number; totalPages: number };

function Listings({ advertiser, page, total, totalPages }: PageProps) {
  const { name, kind, cards, path } = advertiser;
  usePageTitle(text.title(name));
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs
        trail={[
          { label: text.home, to: paths.home },
          { label: searchedByKind[kind], to: publicPathsByKind[kind].search },
          { label: name },
        ]}
      />
      <Head advertiser={advertiser} total={total} />
      <section className={styles.listings} aria-labelledby="hirdetesek">
        <h2 id="hirdetesek" className="sr-only">
          {text.listings}
        </h2>
        {cards[kind].length === 0 ? (
          <p>
            {text.pastEnd} <Link to={path}>{text.toFirst(formatNumber(total))}</Link>
          </p>
        ) : (
          <CardGrid>{renderCards(kind, cards)}</CardGrid>
        )}
        {totalPages > 1 && page <= totalPages && (
          <Pager
            page={page}
            totalPages={totalPages}
            getHref={(to) => (to === 1 ? path : `${path}?page=${to}`)}
          />
        )}
      </section>
    </div>
  );
}

/** /hirdeto/{advertiserUrl}: the published listings of an advertiser (ADV-01). */
export function AdvertiserPage() {
  const { advertiserUrl = '' } = useParams();
  const [search] = useSearchParams();
  const given = search.get('page') ?? '';
  const page = /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 1;
  const { data, error, mutate } = useApi(
    'GET /api/advertisers/{advertiserUrl}',
    { params: { advertiserUrl }, query: page > 1 ? { page: String(page) } : {} },
    { keepPreviousData: false },
  );
  if (data)
    return <Listings advertiser={data.data} page={page} total={data.total} totalPages={data.totalPages} />;
  if (isNotFound(error)) return <NotFoundPage />;
  return (
    <div className={`wrap ${styles.page}`}>
      <Pending loading={text.loading} failure={error?.message} onRetry={() => void mutate()} />
    </div>
  );
}
