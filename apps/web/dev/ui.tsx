/** Every shared component on one page, for visual and axe checks: `npm run dev`, then /dev/ui.html. Not built. */
import '../src/app/global.css';
import { roles } from '@piacter/contracts/core/values';
import IconBed from '@tabler/icons-react/dist/esm/icons/IconBed.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PublicLayout } from '../src/app/layout/public-layout.tsx';
import { RoleLayout } from '../src/app/layout/role-layout.tsx';
import { Shell } from '../src/app/layout/shell.tsx';
import { Providers } from '../src/app/providers.tsx';

import { alert, confirm } from '../src/lib/message-queue.ts';
import { Avatar } from '../src/ui/avatar.tsx';
import { Badge, PromotionBadge } from '../src/ui/badge.tsx';
import { Breadcrumbs } from '../src/ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '../src/ui/button.tsx';
import { CardGrid, CardGridSkeleton } from '../src/ui/card-grid.tsx';
import { CopyButton } from '../src/ui/copy-button.tsx';
import { DescriptionList } from '../src/ui/description-list.tsx';
import { EmptyState } from '../src/ui/empty-state.tsx';
import { ExternalLink } from '../src/ui/external-link.tsx';
import { FilterChips } from '../src/ui/filter-chips.tsx';
import { ErrorSummary } from '../src/ui/form/error-summary.tsx';
import { Icon } from '../src/ui/icon.tsx';
import { ListingCard } from '../src/ui/listing-card.tsx';
import { Note } from '../src/ui/note.tsx';
import { Pager } from '../src/ui/pager.tsx';
import { PageHead, Panel } from '../src/ui/panel.tsx';
import { Tabs } from '../src/ui/tabs.tsx';
import { DescribedForm } from './described-form.tsx';
import { FormSample } from './form-sample.tsx';
import { useTypedState } from './use-typed-state.ts';

const nothing = () => undefined;

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section style={{ paddingTop: 36 }}>
      <h2 style={{ marginBottom: 14 }}>{title}</h2>
      {children}
    </section>
  );
}

function Cards() {
  return (
    <CardGrid>
      <ListingCard
        to="/ingatlan/1"
        kind="property"
        kindText="Eladó lakás"
        price={{ amount: 74_900_000 }}
        title="Budapest XIII. kerület"
        place="1137, Magyarország · tégla"
        facts={[
          { sign: 'area', text: '68 m²' },
          { sign: 'rooms', text: '2 + 1 szoba' },
          { sign: 'floor', text: '3. em.' },
        ]}
        packageType={4}
        priority
      />
      <ListingCard
        to="/szallas/nadas-2"
        kind="accommodation"
        kindText="Apartman"
        price={{ amount: 12_500, unit: 'Ft/fő/éj' }}
        title="Nádas Vendégház"
        place="Badacsonytomaj, Veszprém vármegye"
        facts={[
          { sign: 'people', text: '6 fő' },
          { sign: 'meals', text: 'Reggelivel' },
        ]}
        packageType={2}
      />
      <ListingCard
        to="/szolgaltatas/kovacs-3"
        kind="service"
        kindText="Festő, mázoló, tapétázó"
        title="Kovács és Fia Festés"
        place="Festés, tapétázás, homlokzat. Vállalunk lakást és lépcsőházat is."
        facts={[{ sign: 'place', text: 'Győr-Moson-Sopron vármegye' }]}
      />
    </CardGrid>
  );
}

function Buttons() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button onClick={() => void alert('A folyamat során hiba lépett fel. Kérem próbálkozzon később!')}>
        Üzenet
      </Button>
      <Button
        variant="ghost"
        onClick={() =>
          void confirm({
            title: 'Hirdetés törlése',
            text: 'Biztosan törlöd ezt a hirdetést? A képei is törlődnek.',
            confirm: 'Törlés',
            danger: true,
          })
        }
      >
        Kérdés
      </Button>
      <Button variant="soft">Megrendelés</Button>
      <Button variant="plain">Szerkesztés</Button>
      <Button variant="danger">Törlés</Button>
      <Button size="large">
        <Icon shape={IconSearch} />
        Keresés
      </Button>
      <Button disabled>Nem lehet</Button>
      <ButtonLink to="/admin/profil" variant="account">
        Fiókom!
      </ButtonLink>
      <CopyButton value="Piactér" />
    </div>
  );
}

function KitchenSink() {
  const tab = useTypedState<'pro' | 'home' | 'bed'>('home');
  return (
    <div className="wrap" style={{ paddingTop: 14 }}>
      <Breadcrumbs trail={[{ label: 'Főoldal', to: '/' }, { label: 'Alkatrészek' }]} />
      <div style={{ height: 22 }} />
      <PageHead title="Alkatrészek" sub="2 hirdetésed van fent." action={<Button>Új hirdetés</Button>} />
      <Block title="Kártya: PRO, Kiemelt, sima">
        <Cards />
      </Block>
      <Block title="Betöltés">
        <CardGridSkeleton count={3} />
      </Block>
      <Block title="Üres találat">
        <EmptyState
          kind="property"
          title="Nincs ilyen hirdetés"
          hint="Ezekkel a szűrőkkel most nincs találat. Ha az egyiket elhagyod, ennyit látnál:"
          links={[
            { to: '/a', label: 'Van erkély nélkül: 14' },
            { to: '/b', label: 'Drágábban is: 31' },
          ]}
        />
      </Block>
      <Block title="Gombok">
        <Buttons />
      </Block>
      <Block title="Szűrők, lapozó, jelvény">
        <FilterChips
          filters={['Eladó', 'Budapest XIII. kerület', '45–90 M Ft'].map((label) => ({
            key: label,
            label,
            onRemove: nothing,
          }))}
          onClear={nothing}
        />
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 20, alignItems: 'center' }}>
          <Pager page={1} totalPages={16} getHref={(page) => `?page=${page}`} />
          <PromotionBadge packageType={4} />
          <PromotionBadge packageType={2} />
          <Badge variant="on">aktív</Badge>
          <Badge>inaktív</Badge>
          <Badge variant="bad">elutasítva</Badge>
          <Avatar name="Szabó Judit" />
          <Avatar name="Horváth Zsolt" large tint={2} />
        </div>
      </Block>
      <Block title="Fülek">
        <Panel flush>
          <Tabs
            label="Mit keresel?"
            tabs={[
              { key: 'pro', label: 'Szakember', icon: IconTool },
              { key: 'home', label: 'Ingatlan', icon: IconHome },
              { key: 'bed', label: 'Szállás', icon: IconBed },
            ]}
            {...tab}
          >
            <p>A választott fül tartalma.</p>
          </Tabs>
        </Panel>
      </Block>
      <Block title="Megjegyzések">
        <Note>Egy ajánlatot fogadhatsz el. Az elérhetőségedet csak az látja majd, akit kiválasztasz.</Note>
        <Note variant="done">Sikeres felvitel!</Note>
        <ErrorSummary lines={[{ name: 'houseNumber', message: 'Add meg a házszámot!', hasField: false }]} />
      </Block>
      <Block title="Adatok">
        <DescriptionList
          items={[
            { term: 'Alapterület', value: '68 m²' },
            { term: 'Erkély', value: 'Van' },
            { term: 'Lift', value: 'Nincs' },
            { term: 'Telek', value: null },
            { term: 'Honlap', value: <ExternalLink href="https://example.hu">example.hu</ExternalLink> },
            { term: 'Hely', value: <Icon shape={IconMapPin} /> },
          ]}
        />
      </Block>
      <Block title="Űrlap">
        <FormSample />
        <DescribedForm />
      </Block>
    </div>
  );
}

// `?at=/admin/seo` shows the same parts inside a role's area.
const at = new URLSearchParams(window.location.search).get('at') ?? '/ingatlanok';
const everything = [{ path: '*', element: <KitchenSink /> }];
const router = createMemoryRouter(
  [
    {
      element: <Shell />,
      children: [
        { element: <PublicLayout />, children: everything },
        ...roles.map((role) => ({
          path: `/${role}`,
          element: <RoleLayout />,
          loader: () => ({ email: 'tulajdonos@piacter.test' }),
          children: everything,
        })),
      ],
    },
  ],
  { initialEntries: [at] },
);
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Providers replies={{}}>
      <RouterProvider router={router} />
    </Providers>,
  );
}
