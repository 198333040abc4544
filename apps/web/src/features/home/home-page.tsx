import {
  type ListingKind,
  listingKinds,
  menuKinds,
  searchedByKind,
  searchNameByKind,
} from '@piacter/contracts/listings/values';
import { paths } from '@piacter/contracts/site/paths';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import { Fragment, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '../../lib/api/index.ts';
import { classNames } from '../../lib/class-names.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { SignedInNotice } from '../accounts/index.tsx';
import { RecentlySeen } from '../favourites/recent/index.ts';
import { searchFormText } from '../search/form/index.tsx';
import { QueryBox } from '../understanding/index.ts';
import { NewInWatches } from '../watches/short-list/index.tsx';
import { Highlights } from './highlights.tsx';
import { searchForms } from './home-kinds.tsx';
import styles from './home-page.module.css';
import marketSquare from './market-square.svg';
import { PopularSearches } from './popular-searches.tsx';
import { text } from './text.ts';

/** Asks what a text is about, within the form of the box: its buttons send the kind without JavaScript, too. */
const KindQuestion = ({ onChoose }: { onChoose: (kind: ListingKind) => void }) => (
  <p className={styles.kinds}>
    {text.askKind}
    {listingKinds.map((kind) => (
      <Button
        key={kind}
        type="submit"
        name="kind"
        value={kind}
        onClick={(event) => {
          event.preventDefault();
          onChoose(kind);
        }}
      >
        {searchNameByKind[kind]}
      </Button>
    ))}
  </p>
);

const tabs = menuKinds.map((kind) => ({
  key: kind,
  label: searchedByKind[kind],
  icon: searchForms[kind].icon,
}));

/** The searches of the kinds in tabs, initially that of properties (HOME-01). */
function SearchBox() {
  const [tab, setTab] = useState<ListingKind>('property');
  const { Form } = searchForms[tab];
  // Without JavaScript the server leads back here with a text whose kind it does not tell.
  const unclear = useSearchParams()[0].get('q') ?? '';
  return (
    <div className={styles.searchBox}>
      <div className={styles.ask}>
        <QueryBox unclear={unclear} renderQuestion={(ask) => <KindQuestion onChoose={ask} />} />
      </div>
      <Tabs label={searchFormText.label} tabs={tabs} value={tab} onChange={setTab}>
        <Form />
      </Tabs>
    </div>
  );
}

const calloutId = 'ajanlat';

/** The documented heading, 'Szakember - Ingatlan - Szállás', with coloured dashes. */
function Heading() {
  return (
    <h1>
      {text.heading.map((word, index) => (
        <Fragment key={word}>
          {index > 0 && (
            <>
              {' '}
              <i>-</i>{' '}
            </>
          )}
          {word}
        </Fragment>
      ))}
    </h1>
  );
}

/** The invitation to register as a requester (HOME-11). */
function RequesterCallout() {
  return (
    <section id={calloutId} className={styles.section}>
      <div className={classNames('dye', styles.callout)}>
        <div>
          <h2>{text.callout.title}</h2>
          <p>{text.callout.text}</p>
        </div>
        <ButtonLink variant="white" size="large" to={paths.registerAsRequester}>
          {text.callout.register}
        </ButtonLink>
      </div>
    </section>
  );
}

/** The admin's block of the home page; nothing if it is empty (HOME-10). */
function AdminBlock() {
  const content = useApi('GET /api/home-page', {}).data?.content ?? '';
  if (content === '') return null;
  return (
    <section className={styles.section}>
      <SafeHtml html={content} className={styles.written ?? ''} />
    </section>
  );
}

/** The public home page (HOME-01 to HOME-11). */
export function HomePage() {
  usePageTitle(text.title);
  return (
    <>
      <SignedInNotice />
      <div className={styles.hero}>
        {/* In the page rather than in its style sheet, so that it is fetched with the style sheet. */}
        <img className={styles.square} src={marketSquare} alt="" fetchPriority="high" />
        <div className="wrap">
          <Heading />
          <p>{text.motto}</p>
        </div>
      </div>
      <div className="wrap">
        <SearchBox />
        <div className={styles.underBox}>
          <ButtonLink variant="plain" to={paths.help} className={styles.help}>
            <Icon shape={IconHelpCircle} />
            {text.help}
          </ButtonLink>
          <span>
            {text.needOffer} <Link to={{ hash: calloutId }}>{text.describeNeed}</Link>
          </span>
        </div>
        <NewInWatches />
        <RecentlySeen />
        <Highlights />
        <PopularSearches />
        <RequesterCallout />
        <AdminBlock />
      </div>
    </>
  );
}
