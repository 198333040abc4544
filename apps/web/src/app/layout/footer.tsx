import { paths } from '@piacter/contracts/site/paths';
import { classNames } from '../../lib/class-names.ts';
import { BorderStrip } from '../../ui/border-strip.tsx';
import { Link } from '../../ui/link.tsx';
import { LogoMark } from '../../ui/logo.tsx';
import { text } from '../text.ts';
import styles from './footer.module.css';
import { kindLinks } from './kind-links.ts';

const advertisers = [
  { to: paths.packages, label: text.footer.packages },
  { to: paths.register, label: text.footer.register },
  { to: paths.help, label: text.help },
];

function Column({ title, links }: { title: string; links: readonly { to: string; label: string }[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The footer. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <BorderStrip />
      <div className={styles.inner}>
        <div className="wrap">
          <div className={styles.columns}>
            <div>
              <Link to={paths.home} className={styles.logo} aria-label={text.logo}>
                <LogoMark />
                piactér
              </Link>
              <p className={styles.about}>{text.footer.about}</p>
            </div>
            <Column title={text.footer.browse} links={kindLinks} />
            <Column title={text.footer.advertisers} links={advertisers} />
            <div>
              <h2>{text.footer.information}</h2>
              <ul>
                <li>
                  <a href={paths.privacyStatement} target="_blank" rel="noopener">
                    {text.footer.privacy}
                  </a>
                </li>
                <li>
                  <a href={paths.terms} target="_blank" rel="noopener">
                    {text.footer.terms}
                  </a>
                </li>
              </ul>
            </div>
          </div>
          <div className={classNames(styles.base)}>
            {/* A page that is rendered in one year may be hydrated in the next. */}
            <span suppressHydrationWarning>{`© ${new Date().getFullYear()} Piactér`}</span>
            <span>{text.footer.prices}</span>
          </div>
        </div>
      </div>
    </footer>
  );
}
