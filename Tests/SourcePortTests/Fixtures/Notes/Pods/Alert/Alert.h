@interface Alert @end
