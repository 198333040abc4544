import type { Role } from '@piacter/contracts/core/values';
import type { AdminWaiting } from '@piacter/contracts/oversight';
import { requestKinds, requestListNames } from '@piacter/contracts/requests/values';
import {
  adminPaths,
  hostPaths,
  ownerPaths,
  paths,
  professionalPaths,
  requesterPaths,
  threadsPath,
  watchesPath,
} from '@piacter/contracts/site/paths';
import IconBed from '@tabler/icons-react/dist/esm/icons/IconBed.mjs';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
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
import type { IconShape } from '../ui/icon.tsx';
import { requestIcons } from './requests/request-pages.tsx';
import { roleText as text } from './role-text.ts';

const { roleSections: sections } = text;

/**
 * `also`: prefixes of further addresses that belong to the section; `hasUnread`: shows the unread messages; `waiting`:
 * shows how many of these wait for the admin; `onBar`: what it is called on a phone's bottom bar, if it stands there.
 */
export type Section = {
  to: string;
  label: string;
  icon: IconShape;
  also?: readonly string[];
  hasUnread?: true;
  waiting?: keyof AdminWaiting;
  onBar?: string;
};

const home: Section = { to: paths.home, label: text.home, icon: IconHome };
const getOverviewSection = (to: string): Section => ({
  to,
  label: sections.overview,
  icon: IconChartBar,
  onBar: sections.overview,
});
const getProfileSection = (to: string): Section => ({ to, label: sections.profile, icon: IconUser });
const getThreadsSection = (role: Role): Section => ({
  to: threadsPath(role),
  label: sections.threads,
  icon: IconMessageCircle,
  also: [`${threadsPath(role)}/`],
  hasUnread: true,
  ...(role !== 'admin' && { onBar: sections.threads }),
});
const getWatchesSection = (role: Role): Section => ({
  to: watchesPath(role),
  label: sections.watches,
  icon: IconBell,
  ...(role === 'ajanlatkero' && { onBar: sections.watches }),
});

const getRequestSections = (
  of: typeof ownerPaths | typeof hostPaths | typeof professionalPaths,
): Section[] => [
  {
    to: of.requests,
    label: sections.requests,
    icon: IconSearch,
    also: [of.request('')],
    onBar: text.short.requests,
  },
];
const getAccountSections = (
  of: typeof ownerPaths | typeof hostPaths | typeof professionalPaths,
): Section[] => [
  { to: of.socialLinks, label: sections.socialLinks, icon: IconShare },
  { to: of.orders, label: sections.orders, icon: IconReceipt, also: [of.payment('', '').slice(0, -1)] },
];

interface SideMenuSections {
  /** The role's name. */
  name: string;
  sections: readonly Section[];
  /** A second group below, with a heading of its own. */
  group?: { title: string; sections: readonly Section[] };
}

/** The side menu of each role (LAY-08); the admin's first group has the documented order (LAY-09). */
export const roleSections: Record<Role, SideMenuSections> = {
  ingatlan_tulajdonos: {
    name: text.roles.ingatlan_tulajdonos,
    sections: [
      home,
      getOverviewSection(ownerPaths.overview),
      getProfileSection(ownerPaths.profile),
      {
        to: ownerPaths.listings,
        label: sections.ownProperties,
        icon: IconBuildingCommunity,
        also: [ownerPaths.listing(''), ownerPaths.month('')],
        onBar: text.short.listings,
      },
      { to: ownerPaths.newListing, label: sections.newProperty, icon: IconPlus },
      ...getRequestSections(ownerPaths),
      getThreadsSection('ingatlan_tulajdonos'),
      getWatchesSection('ingatlan_tulajdonos'),
      ...getAccountSections(ownerPaths),
    ],
  },
  szallasado: {
    name: text.roles.szallasado,
    sections: [
      home,
      getOverviewSection(hostPaths.overview),
      getProfileSection(hostPaths.profile),
      {
        to: hostPaths.listings,
        label: sections.ownAccommodations,
        icon: IconBed,
        also: [hostPaths.listing(''), hostPaths.calendar(''), hostPaths.month('')],
        onBar: text.short.listings,
      },
      { to: hostPaths.newListing, label: sections.newAccommodation, icon: IconPlus },
      ...getRequestSections(hostPaths),
      getThreadsSection('szallasado'),
      getWatchesSection('szallasado'),
      ...getAccountSections(hostPaths),
    ],
  },
  szakember: {
    name: text.roles.szakember,
    sections: [
      home,
      getOverviewSection(professionalPaths.overview),
      getProfileSection(professionalPaths.profile),
      {
        to: professionalPaths.listings,
        label: sections.ownServices,
        icon: IconTool,
        also: [professionalPaths.listing(''), professionalPaths.month('')],
        onBar: text.short.listings,
      },
      { to: professionalPaths.newListing, label: sections.newService, icon: IconPlus },
      ...getRequestSections(professionalPaths),
      { to: professionalPaths.offers, label: sections.offers, icon: IconMessages },
      getThreadsSection('szakember'),
      getWatchesSection('szakember'),
      ...getAccountSections(professionalPaths),
    ],
  },
  ajanlatkero: {
    name: text.roles.ajanlatkero,
    sections: [
      home,
      getOverviewSection(requesterPaths.overview),
      getProfileSection(requesterPaths.profile),
      ...requestKinds.map((kind) => ({
        to: requesterPaths[kind].list,
        label: requestListNames[kind],
        icon: requestIcons[kind],
        also: [requesterPaths[kind].create],
        ...(kind === 'service' && { onBar: text.short.services }),
      })),
      getThreadsSection('ajanlatkero'),
      getWatchesSection('ajanlatkero'),
    ],
  },
  admin: {
    name: text.roles.admin,
    sections: [
      home,
      getProfileSection(adminPaths.profile),
      { to: adminPaths.packages, label: sections.packages, icon: IconPackage, also: [adminPaths.newPackage] },
      {
        to: adminPaths.orders,
        label: sections.allOrders,
        icon: IconReceipt,
        also: [adminPaths.personOrders, adminPaths.order('')],
        waiting: 'refunds',
        onBar: sections.allOrders,
      },
      { to: adminPaths.firmUsers, label: sections.firmUsers, icon: IconBuilding },
      { to: adminPaths.privateUsers, label: sections.privateUsers, icon: IconUsers },
      { to: adminPaths.emails, label: sections.emails, icon: IconMail, also: [adminPaths.newEmail] },
      { to: adminPaths.professions, label: sections.professions, icon: IconTool },
      {
        to: adminPaths.contents,
        label: sections.contents,
        icon: IconFileText,
        also: [adminPaths.newContent],
      },
      { to: adminPaths.seo, label: sections.seo, icon: IconWorldSearch, also: [adminPaths.seoPage('')] },
    ],
    group: {
      title: sections.oversight,
      sections: [
        getOverviewSection(adminPaths.overview),
        getThreadsSection('admin'),
        {
          to: adminPaths.search,
          label: sections.search,
          icon: IconSearch,
          also: [adminPaths.user('')],
          onBar: text.short.search,
        },
        {
          to: adminPaths.listings,
          label: sections.allListings,
          icon: IconBuildingCommunity,
          also: [`${adminPaths.listings}/`],
        },
        {
          to: adminPaths.requests,
          label: sections.allRequests,
          icon: IconMessages,
          also: [`${adminPaths.requests}/`],
        },
        {
          to: adminPaths.reports,
          label: sections.reports,
          icon: IconFlag,
          waiting: 'reports',
          onBar: sections.reports,
        },
        { to: adminPaths.ntak, label: sections.ntak, icon: IconCertificate },
        { to: adminPaths.mailQueue, label: sections.mailQueue, icon: IconMailForward, waiting: 'mails' },
        { to: adminPaths.auditLog, label: sections.auditLog, icon: IconHistory },
      ],
    },
  },
};

/** The section of an address: an exact match first, so that 'Új szállás' wins over the list it belongs to. */
export const findCurrentSection = (sections: readonly Section[], pathname: string): Section | undefined => {
  const exact = sections.find((section) => section.to === pathname);
  return exact ?? sections.find((section) => section.also?.some((start) => pathname.startsWith(start)));
};
