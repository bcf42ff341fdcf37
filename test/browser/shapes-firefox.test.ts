import { describeShapes } from './suite-shapes.ts';

describeShapes('firefox');
