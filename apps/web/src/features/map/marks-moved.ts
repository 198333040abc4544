/** The event of a map whose marks have changed: names make way for them. */
export const marksMoved = 'marksmoved';
