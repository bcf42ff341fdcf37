import { describeShapes } from './suite-shapes.ts';

describeShapes('chromium');
