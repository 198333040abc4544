import styles from './border-strip.module.css';

/** The embroidered border under the header and above the footer; gone at 360 px and below (LAY-04). */
export function BorderStrip() {
  return <div className={styles.strip} aria-hidden="true" />;
}
