import styles from './border-strip.module.css';

/** The decorative border below the header and above the footer; hidden at 360 px and below (LAY-04). */
export function BorderStrip() {
  return <div className={styles.strip} aria-hidden="true" />;
}
