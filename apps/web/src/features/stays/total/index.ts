export { formatObstacle, StayObstacles, StaySum } from './stay-sum.tsx';
