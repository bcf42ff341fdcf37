// jsdom knows XPath's local-name() only with an argument; browsers take a third of the time without.
if (typeof Document !== 'undefined') {
  const { evaluate } = Document.prototype;
  Document.prototype.evaluate = function (expression, ...rest) {
    return evaluate.call(this, expression.replaceAll('local-name()', 'local-name(.)'), ...rest);
  };
}
