import "@testing-library/jest-dom";
import "react-intersection-observer/test-utils";
