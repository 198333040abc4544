import type { ComponentType } from 'react';

export type IconShape = ComponentType<{ className?: string | undefined }>;

/**
 * An icon, 20 px with a stroke of 1.75 unless a style says otherwise. It is decorative: the text beside it, or the label
 * of its button, gives its meaning.
 */
export function Icon({ shape: Shape, className }: { shape: IconShape; className?: string | undefined }) {
  return <Shape className={className} />;
}
