@implementation Old @end
