import type { AdvertiserRole } from '@piacter/contracts/core/values';
import type { PackageOnSale } from '@piacter/contracts/packages';
import { ownListingsPath } from '@piacter/contracts/site/paths';
import type { SocialLinks } from '@piacter/contracts/social';
import { type SocialNetwork, socialLinkLimit } from '@piacter/contracts/social/values';
import { useRef, useState } from 'react';
import { useRefresh } from '../../lib/api/index.ts';
import { useEndpointForm, useLeaveGuard } from '../../lib/form/index.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { EndpointForm } from '../../ui/form/endpoint-form.tsx';
import { Cell, FieldGrid } from '../../ui/form/form-layout.tsx';
import { FormSaveBar } from '../../ui/form/form-save-bar.tsx';
import { Link } from '../../ui/link.tsx';
import { Note } from '../../ui/note.tsx';
import { Panel } from '../../ui/panel.tsx';
import { OrderOverlay } from '../orders/place-order/index.ts';
import { formatDaysLeft } from '../packages/index.ts';
import styles from './social.module.css';
import { networkEntries } from './social-links-row.tsx';
import { text } from './text.ts';

/** The form values of the links; '' for none. */
type Values = Record<SocialNetwork, string>;

const toValues = (links: SocialLinks): Values => ({
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
  const [notice, setNotice] = useState('');
  const latestValues = useRef(toValues(links));
  const form = useEndpointForm({
    call: 'POST /api/social-media-links',
    schema: loadSchema,
    initial: toValues(links),
    draftKey: 'social-links',
    onDone: async ({ message }, sent) => {
      const stored = await loadSchema().then(
        (schema) => schema.parse(sent),
        () => null,
      );
      const now = latestValues.current;
      // The form shows the stored values: 'facebook.com/…' becomes 'https://facebook.com/…'.
      if (stored) form.restart(toValues(stored));
      // Keeps what was typed while the request was pending.
      for (const [network] of networkEntries)
        if (now[network] !== sent[network]) form.set(network, now[network]);
      setNotice(message);
      void refresh('GET /api/social-media-links');
    },
    // The package has ended meanwhile; the page is updated after the message.
    onFailure: ({ code }) => {
      if (code === 'forbidden') void refresh('GET /api/check-social-media-sub');
      return false;
    },
  });
  latestValues.current = form.values;
  return { form, notice: form.unsaved === 0 ? notice : '' };
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
  /** Days left of the package; null without an active one. */
  days: number | null;
  packages: readonly PackageOnSale[] | undefined;
  role: AdvertiserRole;
};

/** The six links; without an active package they are disabled under an offer of the package (SOC-02). */
export function SocialLinksForm({ links, days, packages, role }: Props) {
  const { form, notice } = useSocialLinksForm(links);
  const isOpen = days !== null;
  // No leave guard on the way to ordering: the draft is restored on return.
  useLeaveGuard(...(isOpen ? [form] : []));
  const panel = (
    <Panel title={text.form} sub={isOpen ? formatDaysLeft(days) : text.noPackage} flush>
      <EndpointForm form={form} label={text.form} className={styles.form ?? ''}>
        {notice && (
          <Note variant="done">
            {notice} <Link to={ownListingsPath(role)}>{text.toListings}</Link>
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
  const hasStoredLinks = Object.values(links).some((link) => link !== null);
  const reason = (
    <p>
      {order.reason}
      {isTyped && ` ${order.typed}`}
      {hasStoredLinks && !isTyped && ` ${order.kept}`}
    </p>
  );
  return (
    <OrderOverlay title={order.title} reason={reason} packages={packages} role={role}>
      {panel}
    </OrderOverlay>
  );
}
