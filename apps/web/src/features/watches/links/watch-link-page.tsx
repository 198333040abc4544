import { paths } from '@piacter/contracts/site/paths';
import type { WatchByLink } from '@piacter/contracts/watches';
import { api } from '../../../lib/api/index.ts';
import { LinkActionPage } from '../../../ui/link-action-page.tsx';
import { linkText as text } from '../text.ts';

const calls = {
  confirm: 'POST /api/watches/confirm',
  unsubscribe: 'POST /api/watches/unsubscribe',
} as const;

/** What was done, with the search and the way to it. */
const toDone = (message: string, { name, address }: WatchByLink) => ({
  message: (
    <>
      {message} <b>{name}</b>
    </>
  ),
  next: { to: address, label: text.open },
});

/** The search that a link is about, by its purpose. */
const subjects = {
  confirm: async (key: string) => {
    const { data } = await api('POST /api/watches/pending', { body: { key } });
    return data.isConfirmed === 1 ? toDone(text.confirm.before, data) : data.name;
  },
  unsubscribe: async (key: string) => (await api('POST /api/linked-watch', { body: { key } })).data.name,
};

/** What a mailed link of a watch does, and on to the search that it is about. */
function WatchLinkPage({ purpose }: { purpose: keyof typeof calls }) {
  return (
    <LinkActionPage
      {...text[purpose]}
      loadSubject={subjects[purpose]}
      run={async (key) => {
        const { message, data } = await api(calls[purpose], { body: { key } });
        return toDone(message, data);
      }}
      next={{ to: paths.home, label: text.home }}
    />
  );
}

export const WatchConfirmationPage = () => <WatchLinkPage purpose="confirm" />;
export const WatchUnsubscribePage = () => <WatchLinkPage purpose="unsubscribe" />;
