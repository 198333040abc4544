import { paths } from '@piacter/contracts/site/paths';
import { api } from '../../../lib/api/index.ts';
import { LinkActionPage } from '../../../ui/link-action-page.tsx';
import { text } from './text.ts';

const calls = {
  confirm: 'POST /api/watches/confirm',
  unsubscribe: 'POST /api/watches/unsubscribe',
} as const;

/** The search that a link is about, by its purpose. */
const subjects = {
  confirm: async (key: string) => (await api('POST /api/watches/pending', { body: { key } })).data.name,
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
        return {
          message: (
            <>
              {message} <b>{data.name}</b>
            </>
          ),
          next: { to: data.address, label: text.open },
        };
      }}
      next={{ to: paths.home, label: text.home }}
    />
  );
}

export const WatchConfirmationPage = () => <WatchLinkPage purpose="confirm" />;
export const WatchUnsubscribePage = () => <WatchLinkPage purpose="unsubscribe" />;
