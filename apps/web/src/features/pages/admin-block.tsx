import { useApi } from '../../lib/api/index.ts';
import { SafeHtml } from '../../ui/safe-html.tsx';
import styles from '../home/home-page.module.css';

/** HOME-10: what the admin wrote for the home page; nothing where there is none. */
export function AdminBlock() {
  const content = useApi('GET /api/home-page', {}).data?.content ?? '';
  if (content === '') return null;
  return (
    <section className={styles.section}>
      <SafeHtml html={content} className={styles.written ?? ''} />
    </section>
  );
}
