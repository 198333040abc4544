import 'yet-another-react-lightbox/plugins/counter.css';
import 'yet-another-react-lightbox/styles.css';
import { imageOfWidth, imageWidths } from '@piacter/contracts/images/values';
import { Lightbox as YetAnotherLightbox } from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { useBackToClose } from '../../lib/use-back-to-close.ts';
import { text } from './text.ts';

type Props = { pictures: readonly string[]; title: string; start: number; onClose: () => void };

/** Milliseconds of the transition between pictures; none with reduced motion. */
const getSlideDuration = () => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1000);

/** How far a picture is enlarged beyond its own pixels, by pinching, a double tap or the buttons. */
const maxZoomPixelRatio = 3;

/** Keeps the buttons visible on bright pictures. */
const disc = { margin: 8, borderRadius: '50%', background: 'rgb(13 20 47 / 0.7)', filter: 'none' };

/** Full-window pictures; loaded lazily in a chunk of its own, when the first picture is opened. */
export function Lightbox({ pictures, title, start, onClose }: Props) {
  useBackToClose(onClose);
  const duration = getSlideDuration();
  return (
    <YetAnotherLightbox
      open
      close={onClose}
      index={start}
      slides={pictures.map((address, index) => ({
        src: address,
        alt: `${title}, ${text.picture(index + 1, pictures.length)}`,
        srcSet: imageWidths.map((width) => ({
          src: imageOfWidth(address, width),
          width,
          height: Math.round((width * 2) / 3),
        })),
      }))}
      animation={{ swipe: duration, navigation: duration, fade: duration === 0 ? 0 : 200 }}
      plugins={[Counter, Zoom]}
      zoom={{ maxZoomPixelRatio }}
      counter={{ separator: '/' }}
      styles={{ button: disc }}
      carousel={{ finite: pictures.length === 1 }}
      {...(pictures.length === 1 && { render: { buttonPrev: () => null, buttonNext: () => null } })}
      labels={{
        Previous: text.previous,
        Next: text.next,
        Close: text.close,
        'Zoom in': text.zoomIn,
        'Zoom out': text.zoomOut,
        Lightbox: text.lightbox,
        'Photo gallery': text.label,
        Carousel: text.carousel,
        Slide: text.slide,
        '{index} of {total}': text.slidePosition,
      }}
    />
  );
}
