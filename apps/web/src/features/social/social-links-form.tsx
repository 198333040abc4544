import type { AdvertiserRole } from '@piacter/contracts/core/values';
import type { PackageOnSale } from '@piacter/contracts/packages';
import type { SocialLinks } from '@piacter/contracts/social';
import { type SocialNetwork, socialLinkLimit } from '@piacter/contracts/social/values';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { advertiserPaths, listingsPathByRole } from '../../config/paths.ts';
import { useRefresh } from '../../lib/api/index.ts';
import { useEndpointForm, useLeaveGuard } from '../../lib/form/index.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { EndpointForm } from '../../ui/form/endpoint-form.tsx';
import { Cell, FieldGrid } from '../../ui/form/form-layout.tsx';
import { FormSaveBar } from '../../ui/form/form-save-bar.tsx';
import { Note } from '../../ui/note.tsx';
import { Panel } from '../../ui/panel.tsx';
import { OrderOverlay } from '../orders/place-order/index.ts';
import { daysInWords } from './days-in-words.ts';
import { networkEntries } from './networks.ts';
import styles from './social.module.css';
import { text } from './text.ts';

/** The links as the form holds them: '' where there is none. */
type Values = Record<SocialNetwork, string>;

const valuesOf = (links: SocialLinks): Values => ({
  youtube: links.youtube ?? '',
  facebook: links.facebook ?? '',
  instagram: links.instagram ?? '',
  x: links.x ?? '',
  linkedIn: links.linkedIn ?? '',
  tiktok: links.tiktok ?? '',
});

const loadSchema = () => import('@piacter/contracts/social').then((m) => m.socialLinksBody);

function useSocialLinksForm(links: SocialLinks) {
  const refresh = useRefresh();
  const [said, setSaid] = useState('');
  const typed = useRef(valuesOf(links));
  const form = useEndpointForm({
    call: 'POST /api/social-media-links',
    schema: loadSchema,
    initial: valuesOf(links),
    draftKey: 'social-links',
    onDone: async ({ message }, sent) => {
      const stored = await loadSchema().then(
        (schema) => schema.parse(sent),
        () => null,
      );
      const now = typed.current;
      // As they are stored and shown: 'facebook.com/…' has become 'https://facebook.com/…'.
      if (stored) form.restart(valuesOf(stored));
      // What was typed while the rest was on its way is not saved.
      for (const [network] of networkEntries)
        if (now[network] !== sent[network]) form.set(network, now[network]);
      setSaid(message);
      void refresh('GET /api/social-media-links');
    },
    // The package has ended meanwhile: the message says so, and then the page shows it.
    onFailure: ({ code }) => {
      if (code === 'forbidden') void refresh('GET /api/check-social-media-sub');
      return false;
    },
  });
  typed.current = form.values;
  return { form, said: form.unsaved === 0 ? said : '' };
}

function LinkFields({ form }: { form: ReturnType<typeof useSocialLinksForm>['form'] }) {
  return (
    <FieldGrid>
      {networkEntries.map(([network, { name, icon, example }]) => (
        <Cell key={network} span={3}>
          <TextField
            label={name}
            type="url"
            icon={icon}
            placeholder={example}
            maxLength={socialLinkLimit}
            autoComplete="off"
            {...form.field(network)}
          />
        </Cell>
      ))}
    </FieldGrid>
  );
}

type Props = {
  links: SocialLinks;
  /** Days left of the package; null without one in force. */
  days: number | null;
  packages: readonly PackageOnSale[] | undefined;
  role: AdvertiserRole;
};

/** The six links; without a package they are seen but out of reach, and the package is sold over them (SOC-02). */
export function SocialLinksForm({ links, days, packages, role }: Props) {
  const { form, said } = useSocialLinksForm(links);
  const isOpen = days !== null;
  // Who goes to order and pay keeps what is typed: the form puts it back on their return.
  useLeaveGuard(...(isOpen ? [form] : []));
  const panel = (
    <Panel title={text.form} sub={isOpen ? daysInWords(days) : text.noPackage} flush>
      <EndpointForm form={form} label={text.form} className={styles.form ?? ''}>
        {said && (
          <Note variant="done">
            {said} <Link to={listingsPathByRole[role]}>{text.toListings}</Link>
          </Note>
        )}
        <LinkFields form={form} />
        <FormSaveBar form={form} />
      </EndpointForm>
    </Panel>
  );
  if (isOpen) return panel;
  const { order } = text;
  const isTyped = form.unsaved > 0;
  const isKept = Object.values(links).some((link) => link !== null);
  const reason = (
    <div className={styles.reason}>
      <p>
        {order.reason}
        {isTyped && ` ${order.typed}`}
        {isKept && !isTyped && ` ${order.kept}`}
      </p>
      <p>
        {order.ordered} <Link to={advertiserPaths(role).orders}>{order.toOrders}</Link>
      </p>
    </div>
  );
  return (
    <OrderOverlay title={order.title} reason={reason} packages={packages} role={role}>
      {panel}
    </OrderOverlay>
  );
}
