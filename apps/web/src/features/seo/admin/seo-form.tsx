import type { SeoMetadata } from '@piacter/contracts/seo';
import { seoLimits, visibleLengths } from '@piacter/contracts/seo/values';
import { useState } from 'react';
import { api, useRefresh } from '../../../lib/api/index.ts';
import { type Form, useEndpointForm, useLeaveGuard } from '../../../lib/form/index.ts';
import { DescriptionList } from '../../../ui/description-list.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx';
import { Cell, FieldGrid } from '../../../ui/form/form-layout.tsx';
import { FormSaveBar } from '../../../ui/form/form-save-bar.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { KeywordField } from './keyword-field.tsx';
import { OgImageField } from './og-image-field.tsx';
import { SearchPreview, SharePreview } from './previews.tsx';
import styles from './seo.module.css';
import { text } from './text.ts';

type Values = {
  title: string;
  description: string;
  ogTitle: string;
  ogDescription: string;
  keywords: readonly string[];
};

const toValues = ({ title, description, ogTitle, ogDescription, keywords }: SeoMetadata): Values => ({
  title,
  description,
  ogTitle,
  ogDescription,
  keywords,
});

function useSeoForm(metadata: SeoMetadata) {
  const refresh = useRefresh();
  const [notice, setNotice] = useState('');
  const form = useEndpointForm({
    call: 'PUT /api/seo-metadata/{metaID}',
    parts: { params: { metaID: metadata.metaID } },
    schema: () => import('@piacter/contracts/seo').then((m) => m.seoMetadataBody),
    initial: toValues(metadata),
    version: {
      seen: metadata.updated,
      load: async () => {
        const { data } = await api('GET /api/seo-metadata', {});
        const stored = data.find(({ metaID }) => metaID === metadata.metaID) ?? metadata;
        return { values: toValues(stored), updated: stored.updated };
      },
    },
    toBody: (values) => ({ ...values, keywords: [...values.keywords] }),
    draftKey: `seo-${metadata.metaID}`,
    onDone: ({ message }) => {
      setNotice(message);
      void refresh('GET /api/seo-metadata');
    },
  });
  return { form, notice: form.unsaved === 0 ? notice : '' };
}

/** How much of a text search engines show: a hint while it fits, a warning beyond. */
const getLengthNote = (
  value: string,
  visible: number,
  hint: (length: number, visible: number) => string = text.fits,
) => {
  const { length } = value.trim();
  return length > visible ? { warning: text.tooLong(length, visible) } : { hint: hint(length, visible) };
};

function SearchFields({ form }: { form: Form<Values> }) {
  const { title, description } = form.values;
  return (
    <FieldGrid title={text.search.title} sub={text.search.sub}>
      <Cell>
        <TextField
          label={text.search.name}
          required
          maxLength={seoLimits.title}
          {...getLengthNote(title, visibleLengths.title)}
          {...form.field('title')}
        />
      </Cell>
      <Cell>
        <TextAreaField
          label={text.search.description}
          required
          rows={3}
          maxLength={seoLimits.description}
          {...getLengthNote(description, visibleLengths.description, text.fitsCounted)}
          {...form.field('description')}
        />
      </Cell>
      <Cell>
        <KeywordField {...form.field('keywords')} />
      </Cell>
    </FieldGrid>
  );
}

function ShareFields({ form, metadata }: { form: Form<Values>; metadata: SeoMetadata }) {
  return (
    <FieldGrid title={text.share.title} sub={text.share.sub}>
      <Cell>
        <TextField label={text.share.name} maxLength={seoLimits.title} {...form.field('ogTitle')} />
      </Cell>
      <Cell>
        <TextAreaField
          label={text.share.description}
          rows={3}
          maxLength={seoLimits.description}
          {...form.field('ogDescription')}
        />
      </Cell>
      <Cell>
        <OgImageField metadata={metadata} />
      </Cell>
      <Cell>
        <DescriptionList
          columns={1}
          items={[
            { term: text.share.type, value: metadata.ogType },
            { term: text.share.siteName, value: metadata.ogSiteName },
            { term: text.share.locale, value: metadata.ogLocale },
          ]}
        />
      </Cell>
    </FieldGrid>
  );
}

/** The metadata of a page with live previews (ADM-14). */
export function SeoForm({ metadata }: { metadata: SeoMetadata }) {
  const { form, notice } = useSeoForm(metadata);
  useLeaveGuard(form);
  const { title, description, ogTitle, ogDescription } = form.values;
  return (
    <div className={styles.editor}>
      <Panel title={text.form} sub={text.formSub} flush>
        <EndpointForm form={form} label={text.form} className={styles.form ?? ''}>
          {notice && <Note variant="done">{notice}</Note>}
          <SearchFields form={form} />
          <ShareFields form={form} metadata={metadata} />
          <FormSaveBar form={form} />
        </EndpointForm>
      </Panel>
      <div className={styles.previews}>
        <Panel title={text.previews.title} sub={text.previews.sub}>
          <h3>{text.previews.search}</h3>
          <SearchPreview pagePath={metadata.pagePath} title={title} description={description} />
          <h3>{text.previews.share}</h3>
          <SharePreview
            title={ogTitle.trim() || title.trim()}
            description={ogDescription.trim() || description.trim()}
            picture={metadata.ogImage}
          />
        </Panel>
      </div>
    </div>
  );
}
