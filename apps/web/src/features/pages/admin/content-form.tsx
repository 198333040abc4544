import { toFlag } from '@piacter/contracts/core/values';
import type { PageContent } from '@piacter/contracts/pages';
import { contentFileKinds, pageLimits } from '@piacter/contracts/pages/values';
import { upload } from '../../../lib/api/upload.ts';
import type { Form } from '../../../lib/form/index.ts';
import { CheckboxField, toChecked } from '../../../ui/fields/checkbox-field.tsx';
import { checkbox, custom, textLine } from '../../../ui/form/field-kinds.tsx';
import type { SectionSpec } from '../../../ui/form/field-spec.ts';
import { FormPanel, toFormPart } from '../../../ui/form/form-panel.tsx';
import { acceptedImageTypes, shrinkPicture } from '../../images/index.ts';
import { RichTextField, type RichTextUploads } from '../../rich-text/index.tsx';
import { text } from './text.ts';

const toForm = (field: string, file: Blob, name: string): FormData => {
  const body = new FormData();
  body.append(field, file, name);
  return body;
};

/** The uploads of the page editor (ADM-11). */
const contentUploads: RichTextUploads = {
  accept: { picture: acceptedImageTypes, file: contentFileKinds.map((kind) => `.${kind}`).join(',') },
  picture: async (file) => {
    const { picture, name } = await shrinkPicture(file);
    const body = toForm('image', picture, name);
    const { imageUrl, width, height } = await upload('POST /api/upload-content-image', { body });
    return { src: imageUrl, width, height };
  },
  file: async (file) =>
    (await upload('POST /api/upload-content-file', { body: toForm('file', file, file.name) })).fileUrl,
};

const { fields, sections } = text;

/** The documented height of the editor, in pixels. */
const editorHeight = 400;

export type ContentValues = {
  pageName: string;
  content: string;
  published: boolean;
  isHomePage: boolean;
  onTheMenu: boolean;
};

export const newContentValues: ContentValues = {
  pageName: '',
  content: '',
  published: false,
  isHomePage: false,
  onTheMenu: false,
};

export const toContentValues = (page: PageContent): ContentValues => ({
  pageName: page.pageName,
  content: page.content,
  published: page.published === 1,
  isHomePage: page.isHomePage === 1,
  onTheMenu: page.onTheMenu === 1,
});

export const toContentBody = ({ published, isHomePage, onTheMenu, ...values }: ContentValues) => ({
  ...values,
  published: toFlag(published),
  isHomePage: toFlag(isHomePage),
  onTheMenu: toFlag(onTheMenu),
});

type ContentForm = Form<ContentValues>;

const contentSection = (pageUrl: string | undefined): SectionSpec<ContentValues> => ({
  id: 'szoveg',
  title: sections.content,
  fields: [
    {
      name: 'pageName',
      label: fields.pageName,
      kind: textLine({ maxLength: pageLimits.pageName }),
      required: true,
      hint: pageUrl === undefined ? fields.pageNameHint : fields.address(pageUrl),
      span: 6,
    },
    {
      name: 'content',
      label: fields.content,
      kind: custom((control) => (
        <RichTextField
          {...control}
          maxLength={pageLimits.contentText}
          uploads={contentUploads}
          height={editorHeight}
        />
      )),
    },
  ],
});

const visibilitySection: SectionSpec<ContentValues> = {
  id: 'megjelenes',
  title: sections.visibility,
  fields: [
    {
      name: 'published',
      label: fields.published,
      kind: checkbox,
      hint: fields.publishedHint,
      span: 6,
    },
    {
      name: 'isHomePage',
      label: fields.isHomePage,
      hint: fields.isHomePageHint,
      // Becoming the home page takes a page off the menu.
      kind: custom(({ label, hint, ...binding }, form: ContentForm) => (
        <CheckboxField
          {...{ label, hint }}
          {...toChecked(binding)}
          onChange={(isHomePage) => {
            binding.onChange(isHomePage);
            if (isHomePage) form.set('onTheMenu', false);
          }}
        />
      )),
    },
    {
      name: 'onTheMenu',
      label: fields.onTheMenu,
      kind: checkbox,
      isEnabled: ({ isHomePage }) => !isHomePage,
      hint: fields.offMenu,
      span: 6,
    },
  ],
};

type Props = {
  form: ContentForm;
  /** The address of a stored page. */
  pageUrl?: string;
  /** The label of the submit button; 'Mentés' by default. */
  save?: string;
};

/** The form of a page (ADM-11, ADM-12). */
export function ContentFormPanel({ form, pageUrl, save }: Props) {
  return (
    <FormPanel
      form={form}
      title={text.data}
      sub={text.required}
      sections={[toFormPart(form, contentSection(pageUrl)), toFormPart(form, visibilitySection)]}
      save={save}
    />
  );
}
