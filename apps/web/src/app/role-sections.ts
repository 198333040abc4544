import type { Role } from '@piacter/contracts/core/values';
import IconBed from '@tabler/icons-react/dist/esm/icons/IconBed.mjs';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import IconWorldSearch from '@tabler/icons-react/dist/esm/icons/IconWorldSearch.mjs';
import {
  adminPaths,
  hostPaths,
  ownerPaths,
  paths,
  professionalPaths,
  requesterPaths,
} from '../config/paths.ts';
import type { IconShape } from '../ui/icon.tsx';
import { text } from './text.ts';

/** `also`: the first parts of addresses under which the section counts as the current one. */
export type Section = { to: string; label: string; icon: IconShape; also?: readonly string[] };

const home: Section = { to: paths.home, label: text.home, icon: IconHome };
const profile = (to: string): Section => ({ to, label: 'Profil', icon: IconUser });

const selling = (of: typeof ownerPaths | typeof hostPaths | typeof professionalPaths): Section[] => [
  { to: of.requests, label: 'Ajánlatkérők keresése', icon: IconSearch, also: [of.request('')] },
];
const business = (of: typeof ownerPaths | typeof hostPaths | typeof professionalPaths): Section[] => [
  { to: of.socialLinks, label: 'Közösségi linkek', icon: IconShare },
  { to: of.orders, label: 'Csomagvásárlások', icon: IconReceipt, also: [of.payment('', '').slice(0, -1)] },
];

/** The side menu of each role (LAY-08); the admin's is the documents' exact list in their order (LAY-09). */
export const roleSections: Record<Role, { name: string; sections: readonly Section[] }> = {
  ingatlan_tulajdonos: {
    name: 'ingatlantulajdonos',
    sections: [
      home,
      profile(ownerPaths.profile),
      {
        to: ownerPaths.listings,
        label: 'Ingatlanok',
        icon: IconBuildingCommunity,
        also: [ownerPaths.listing('')],
      },
      { to: ownerPaths.newListing, label: 'Új hirdetés', icon: IconPlus },
      ...selling(ownerPaths),
      ...business(ownerPaths),
    ],
  },
  szallasado: {
    name: 'szállásadó',
    sections: [
      home,
      profile(hostPaths.profile),
      { to: hostPaths.listings, label: 'Szállásaim', icon: IconBed, also: [hostPaths.listing('')] },
      { to: hostPaths.newListing, label: 'Új szállás', icon: IconPlus },
      ...selling(hostPaths),
      ...business(hostPaths),
    ],
  },
  szakember: {
    name: 'szakember',
    sections: [
      home,
      profile(professionalPaths.profile),
      {
        to: professionalPaths.listings,
        label: 'Szolgáltatásaim',
        icon: IconTool,
        also: [professionalPaths.listing('')],
      },
      { to: professionalPaths.newListing, label: 'Új szolgáltatás', icon: IconPlus },
      ...selling(professionalPaths),
      { to: professionalPaths.offers, label: 'Ajánlataim', icon: IconMessages },
      ...business(professionalPaths),
    ],
  },
  ajanlatkero: {
    name: 'ajánlatkérő',
    sections: [
      home,
      profile(requesterPaths.profile),
      {
        to: requesterPaths.serviceRequests,
        label: 'Szakember ajánlatkérések',
        icon: IconTool,
        also: [requesterPaths.newServiceRequest],
      },
      {
        to: requesterPaths.accommodationRequests,
        label: 'Szállás ajánlatkérések',
        icon: IconBed,
        also: [requesterPaths.newAccommodationRequest],
      },
      {
        to: requesterPaths.propertyRequests,
        label: 'Ingatlan ajánlatkérések',
        icon: IconBuildingCommunity,
        also: [requesterPaths.newPropertyRequest],
      },
    ],
  },
  admin: {
    name: 'adminisztrátor',
    sections: [
      home,
      profile(adminPaths.profile),
      { to: adminPaths.packages, label: 'Csomagok', icon: IconPackage, also: [adminPaths.newPackage] },
      { to: adminPaths.orders, label: 'Megrendelések', icon: IconReceipt, also: [adminPaths.order('')] },
      { to: adminPaths.firmUsers, label: 'Céges felhasználók', icon: IconBuilding },
      { to: adminPaths.privateUsers, label: 'Magánszemélyek', icon: IconUsers },
      { to: adminPaths.emails, label: 'E-mailek', icon: IconMail, also: [adminPaths.newEmail] },
      { to: adminPaths.professions, label: 'Szakmák', icon: IconTool },
      { to: adminPaths.contents, label: 'Tartalom', icon: IconFileText, also: [adminPaths.newContent] },
      { to: adminPaths.seo, label: 'SEO', icon: IconWorldSearch },
    ],
  },
};

/** The longest address that fits wins, so that 'Új szállás' is current rather than the list it belongs to. */
export const findCurrentSection = (sections: readonly Section[], pathname: string): Section | undefined => {
  const exact = sections.find((section) => section.to === pathname);
  return exact ?? sections.find((section) => section.also?.some((start) => pathname.startsWith(start)));
};
