export { StayObstacles, StaySum } from './stay-sum.tsx';
