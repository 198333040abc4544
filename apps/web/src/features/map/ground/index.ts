export { drawGround } from './draw-ground.ts';
